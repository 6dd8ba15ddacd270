import { byId } from '../../by-id.ts';
import { ALL } from './list.gen.ts';

export const effectOf = byId(ALL);
