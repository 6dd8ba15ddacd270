import type { AttackEntry } from '@souterrain/crawl/content';

/** AD2-XCONV-05, AD2-XCOMB-17: a fixed damage of so many dice, in points. */
export const pointsOf = (dice: number): number => Math.ceil(dice / 2);

/** AD2-XCONV-01, AD2-XTRAIT-04: a Difficulty of the first edition, on the scale of this one; its default of 2 is 5. */
export const difficultyOf = (first: number): number => first + 3;

/** AD2-XCONV-05: what an ordinary weapon deals. */
const ORDINARY = 2;

interface Converted {
  readonly dommages: number;
  /** +nD on the attack. */
  readonly dice: number;
}

/** AD2-XCONV-05: pairs of dice beside Force are points, an odd die more is +1D, any missing die or pair is a point. */
export function converted({ attribute, plus }: NonNullable<AttackEntry['damage']>): Converted {
  if (attribute === undefined) return { dommages: pointsOf(plus), dice: 0 };
  if (plus < 0) return { dommages: ORDINARY - Math.ceil(-plus / 2), dice: 0 };
  return { dommages: ORDINARY + Math.floor(plus / 2), dice: plus % 2 };
}
