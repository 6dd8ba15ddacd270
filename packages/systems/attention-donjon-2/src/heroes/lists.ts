import { byId, type Career, type Lists, openTo, treesOf } from '@souterrain/crawl/heroes';
import { TALENTS } from '../figures/registry.ts';
import { CAREER_LIST } from './careers/list.gen.ts';
import { ORIGIN_LIST } from './origins/list.gen.ts';

/** AD2-XBEL-01: no Belzeb among them; their slug waits for a pack. */
export const ORIGINS = byId(ORIGIN_LIST);
export const CAREERS = byId(CAREER_LIST);
/** AD2-XTRA-07, AD2-XCRO-07: those of the first edition need what is read there. */
export const TREES = treesOf(...ORIGIN_LIST, ...CAREER_LIST);

const featureOf: Lists['featureOf'] = (talent) => TALENTS.find(({ id }) => id === talent);

/** What heroes of this edition are made from. */
export const LISTS: Lists = { origins: ORIGINS, careers: CAREERS, trees: TREES, featureOf };

/** AD2-XHEROS-05: every one to every Origine. */
export const careersFor = (origin: string): readonly Career[] => openTo(CAREERS, origin);
