import { creature } from './creatures.ts';
import { item, table } from './items.ts';
import { peripetie } from './peripeties.ts';
import { encounter, scenery, tile } from './places.ts';
import { hero, scenario } from './scenarios.ts';

/** What a pack may hold, by kind: unknown fields are refused, both languages are required. */
export const KINDS = {
  creatures: creature,
  items: item,
  tables: table,
  tiles: tile,
  scenery,
  encounters: encounter,
  peripeties: peripetie,
  scenarios: scenario,
  heroes: hero,
};
