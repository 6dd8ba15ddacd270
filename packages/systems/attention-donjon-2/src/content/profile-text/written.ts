import type { Action, Characteristic, Effects, NotationFault } from '../../notation/index.ts';

/** AD2-MON-08: a profile as it is printed; what has its default is not there. */
export interface WrittenProfile {
  readonly name: string;
  readonly level: number;
  readonly traits: Readonly<Partial<Record<Characteristic, number | null>>>;
  readonly values: Readonly<Partial<Record<PrintedValue, number>>>;
  readonly actions: readonly Action[];
  readonly reactions: readonly Effects[];
  readonly rules: readonly WrittenRule[];
  readonly tags: readonly string[];
}

export type PrintedValue = 'sante' | 'armure' | 'deplacement';

/** AD2-MON-07: a special rule, the tag it names, a reminder. */
export interface WrittenRule {
  readonly name: string;
  readonly tag: string | null;
  readonly reminder: string | null;
}

/** AD2-MON-05, in the order in which they are printed. */
export const VALUES: Readonly<Record<PrintedValue, { readonly label: string; readonly usual: number }>> = {
  sante: { label: 'Santé', usual: 1 },
  armure: { label: 'Armure', usual: 0 },
  deplacement: { label: 'Déplacement', usual: 1 },
};

export type ProfileCode = 'E_PROFILE_LEVEL' | 'E_PROFILE_TRAIT' | 'E_PROFILE_NOT_ENEMY' | 'E_PROFILE_NO_ACTION';

/** AD2-MON-09: what is wrong, and where: the line from 1; the column is that of the text or of the notation. */
export type ProfileFault =
  | { readonly code: ProfileCode; readonly line: number; readonly column: number; readonly found: string }
  | (NotationFault & { readonly line: number });
