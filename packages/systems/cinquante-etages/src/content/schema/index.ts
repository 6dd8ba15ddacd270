import { creature, heroClass } from './beings.ts';
import { band, floor } from './floors.ts';
import { armour, potion, scroll, shield, spell, weapon } from './items.ts';
import { shop, table } from './treasure.ts';

/** What a pack may hold, by kind: unknown fields are refused, both languages are required. */
export const KINDS = {
  creatures: creature,
  weapons: weapon,
  armours: armour,
  shields: shield,
  spells: spell,
  scrolls: scroll,
  potions: potion,
  classes: heroClass,
  bands: band,
  floors: floor,
  tables: table,
  shops: shop,
};
