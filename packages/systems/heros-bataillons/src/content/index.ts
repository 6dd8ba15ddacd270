import { entriesIn, type Packs } from '@souterrain/kernel';
import { wholeAttack } from './attacks.ts';
import { wholeCreature } from './creatures.ts';
import pack from './pack.gen.json' with { type: 'json' };
import type { Content, CreatureEntry, ItemEntry } from './types.ts';
import { uniform } from './uniform.ts';

/** The packs that come with the system, compiled from packs/*.yaml by `npm run packs`. */
export const SHIPPED: Packs = [pack];

/** What a set of packs says, ready to be played with. */
export function contentOf(packs: Packs): Content {
  const items = entriesIn<ItemEntry>(packs, 'items');
  const creatures = entriesIn<CreatureEntry>(packs, 'creatures');
  return {
    items: uniform(items, (entry) => (entry.attack ? { ...entry, attack: wholeAttack(entry.attack) } : entry)),
    services: entriesIn(packs, 'services'),
    creatures: uniform(creatures, wholeCreature),
    talents: entriesIn(packs, 'talents'),
    kits: entriesIn(packs, 'kits'),
    schools: entriesIn(packs, 'schools'),
    effects: uniform(entriesIn(packs, 'effects')),
    administrations: entriesIn(packs, 'administrations'),
    heroes: uniform(entriesIn(packs, 'heroes')),
    checks: entriesIn(packs, 'checks'),
    adventures: entriesIn(packs, 'adventures'),
  };
}
