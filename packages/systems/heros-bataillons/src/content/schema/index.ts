import { adventure } from './adventures.ts';
import { checkEntry, creature, hero, talent } from './beings.ts';
import { administration, effect, item, kit, school, service } from './items.ts';

/** What a pack may hold, by kind: unknown fields are refused, both languages are required. */
export const KINDS = {
  items: item,
  services: service,
  creatures: creature,
  talents: talent,
  kits: kit,
  schools: school,
  effects: effect,
  administrations: administration,
  heroes: hero,
  checks: checkEntry,
  adventures: adventure,
};
