import type { AttackEntry } from '@souterrain/crawl/content';
import { type Profile as SharedProfile, sharedProfile } from '@souterrain/crawl/figures';
import type { CreatureEntry } from '../content/types/creature.ts';
import { ATTRIBUTES, type Trait } from './traits.ts';

/** A creature of the content with every default written down (AD1-BEST-01). */
export interface Profile extends SharedProfile {
  readonly entry: CreatureEntry;
  readonly traits: Readonly<Record<Trait, number | null>>;
  readonly attacks: readonly AttackEntry[];
}

export function profileFrom(entry: CreatureEntry): Profile {
  const traits: Record<Trait, number | null> = {};
  for (const attribute of ATTRIBUTES) traits[attribute] = entry.level;
  // The skill of an attack is a trait of the profile; AD1-TRAIT-03: one that is not there is null.
  for (const { skill, value } of entry.attacks) traits[skill] = Math.max(traits[skill] ?? 0, value ?? 0);
  for (const [trait, value] of Object.entries(entry.traits ?? {})) {
    // AD1-TRAIT-02: null or a number of dice.
    if (value !== null && value < 0) throw new Error(`${entry.id}: ${trait} is ${value}`);
    traits[trait] = value;
  }
  return { ...sharedProfile(entry), entry, traits, attacks: entry.attacks };
}
