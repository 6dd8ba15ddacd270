import { byId, type Career, FIRST_CAREERS, type Lists, openTo, treesOf } from '@souterrain/crawl/heroes';
import { TALENTS } from '../figures/registry.ts';
import { ORIGIN_LIST } from './origins/list.gen.ts';

export const ORIGINS = byId(ORIGIN_LIST);
export const CAREERS = byId(FIRST_CAREERS);
export const TREES = treesOf(...ORIGIN_LIST, ...FIRST_CAREERS);

const featureOf: Lists['featureOf'] = (talent) => TALENTS.find(({ id }) => id === talent);

/** What heroes of this edition are made from. */
export const LISTS: Lists = { origins: ORIGINS, careers: CAREERS, trees: TREES, featureOf };

export const careersFor = (origin: string): readonly Career[] => openTo(CAREERS, origin);
