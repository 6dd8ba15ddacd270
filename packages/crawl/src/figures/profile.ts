import type { Ai, CreatureEntry } from '../content/types.ts';
import type { Figure } from '../state.ts';

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

export const profileOf = <P extends Profile>(
  g: { readonly content: { profileNamed(id: string): P } },
  figure: Figure,
): P => g.content.profileNamed(figure.profile!);

/** The profiles of an edition, each worked out once. */
export function profilesOf<E, P extends Profile>(
  creatures: Readonly<Record<string, E>>,
  profileFrom: (entry: E) => P,
): (id: string) => P {
  const profiles = new Map<string, P>();
  return (id) => {
    let profile = profiles.get(id);
    if (!profile) {
      const entry = creatures[id];
      if (!entry) throw new Error(`no creature ${id}`);
      profile = profileFrom(entry);
      profiles.set(id, profile);
    }
    return profile;
  };
}

/** What every profile says, whatever the edition. */
export const sharedProfile = (entry: CreatureEntry): Profile => ({
  entry,
  sante: entry.sante ?? 1, // AD2-MON-04, AD2-VAL-02
  deplacement: entry.deplacement ?? 1, // AD2-VAL-01
  features: entry.features ?? [],
  tags: entry.tags,
  immunities: entry.immunities ?? [],
  ai: entry.ai ?? 'melee',
});
