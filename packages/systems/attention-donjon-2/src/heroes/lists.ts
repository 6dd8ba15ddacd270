import type { Lists } from '@souterrain/crawl/heroes';
import { CAREERS } from './careers.ts';
import { ORIGINS } from './origins.ts';
import { TREES } from './trees.ts';

/** What heroes of this edition are made from. */
export const LISTS: Lists = { origins: ORIGINS, careers: CAREERS, trees: TREES, grants: {} };
