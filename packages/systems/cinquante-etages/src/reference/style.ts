import type { Prng } from '@souterrain/kernel';

/** Squares worth a detour: all that C50-BAL-02 names, creatures too (hunting), or none but the stairs. */
export type Wants = 'reference' | 'creatures' | 'stairs';

/** Where skill points go (C50-BAL-02, C50-BAL-03). */
export type Build = 'two-for-one' | 'attack-first' | 'end-first' | 'cha-first';

/** A way to play: the reference policy, or one of those it is compared with. */
export interface Style {
  readonly wants: Wants;
  readonly build: Build;
  readonly shops: boolean;
  /** Directions drawn from a stream of their own, never that of the dice, instead of chosen. */
  readonly directions?: Prng;
}

export const REFERENCE: Style = { wants: 'reference', build: 'two-for-one', shops: true };

/** The policies of C50-BAL-02 and C50-BAL-03 by name; random directions need a stream. */
export const STYLES = {
  reference: () => REFERENCE,
  straight: () => ({ ...REFERENCE, wants: 'stairs' }),
  hunting: () => ({ ...REFERENCE, wants: 'creatures' }),
  random: (directions) => ({ ...REFERENCE, wants: 'stairs', shops: false, directions }),
  'attack-first': () => ({ ...REFERENCE, build: 'attack-first' }),
  'end-first': () => ({ ...REFERENCE, build: 'end-first' }),
  'cha-first': () => ({ ...REFERENCE, build: 'cha-first' }),
} as const satisfies Record<string, (directions: Prng) => Style>;

export type StyleId = keyof typeof STYLES;
