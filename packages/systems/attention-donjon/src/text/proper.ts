import { PROPER_NAMES as SHARED } from '@souterrain/crawl/text';

/** Proper names of the game: the same in both languages. */
export const PROPER_NAMES: Readonly<Record<string, string>> = {
  ...SHARED,
  parade: 'Parade',
  endurance: 'Endurance',
};
