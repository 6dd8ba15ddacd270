import type { Prng } from '@souterrain/kernel';

/** Where the hero heads for: the four ways of playing of C50-BAL-02 and C50-BAL-03. */
export type Heading = 'reference' | 'stairs' | 'hunting' | 'random';

/** Where skill points go (C50-BAL-02, C50-BAL-03). */
export type Build = 'two-for-one' | 'attack-first' | 'end-first' | 'cha-first';

export interface Style {
  readonly heading: Heading;
  readonly build: Build;
  readonly shops: boolean;
  /** The stream that random directions come from: never that of the dice. */
  readonly prng?: Prng;
}

export const REFERENCE: Style = { heading: 'reference', build: 'two-for-one', shops: true };
