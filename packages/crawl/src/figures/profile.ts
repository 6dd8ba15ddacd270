import type { Ai, CreatureEntry } from '../content/types.ts';
import { editionOf } from '../edition.ts';
import type { Figure, State } from '../state.ts';

/** A creature of the content with every default written down (AD1-BEST-01). */
export interface Profile {
  readonly entry: CreatureEntry;
  readonly sante: number;
  readonly deplacement: number;
  readonly features: readonly string[];
  readonly tags: readonly string[];
  readonly immunities: readonly string[];
  readonly ai: Ai;
}

export const profileOf = (state: Pick<State, 'edition'>, figure: Figure): Profile =>
  profileNamed(state, figure.profile!);

export const profileNamed = (state: Pick<State, 'edition'>, id: string): Profile => editionOf(state).profileNamed(id);

/** What every profile says, whatever the edition. */
export const sharedProfile = (entry: CreatureEntry): Profile => ({
  entry,
  sante: entry.sante ?? 1,
  deplacement: entry.deplacement ?? 1,
  features: entry.features ?? [],
  tags: entry.tags,
  immunities: entry.immunities ?? [],
  ai: entry.ai ?? 'melee',
});
