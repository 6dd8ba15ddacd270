import { item, table } from './items.ts';
import { peripetie } from './peripeties.ts';
import { encounter, scenery, tile } from './places.ts';
import { scenario } from './scenarios.ts';

/** The kinds of entries whose shape both editions share; each adds its creatures and its heroes. */
export const SHARED_KINDS = {
  items: item,
  tables: table,
  tiles: tile,
  scenery,
  encounters: encounter,
  peripeties: peripetie,
  scenarios: scenario,
};
export { peripetieOf } from './peripeties.ts';
export { scenario } from './scenarios.ts';
export { attack, attribute, count, id, matcher, placement, skill, suitedCard, words } from './words.ts';
