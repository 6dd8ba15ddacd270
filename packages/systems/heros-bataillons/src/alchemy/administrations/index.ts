import { byId } from '../../by-id.ts';
import { ALL } from './list.gen.ts';

export const administrationOf = byId(ALL);
