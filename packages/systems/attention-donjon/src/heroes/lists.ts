import { byId, type Career, FIRST_CAREERS, type Lists, openTo, treesOf } from '@souterrain/crawl/heroes';
import { GRANTS } from './grants.ts';
import { ORIGIN_LIST } from './origins/list.gen.ts';

export const ORIGINS = byId(ORIGIN_LIST);
export const CAREERS = byId(FIRST_CAREERS);
export const TREES = treesOf(...ORIGIN_LIST, ...FIRST_CAREERS);

/** What heroes of this edition are made from. */
export const LISTS: Lists = { origins: ORIGINS, careers: CAREERS, trees: TREES, grants: GRANTS };

export const careersFor = (origin: string): readonly Career[] => openTo(CAREERS, origin);
