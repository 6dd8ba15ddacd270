import { type Throwing, thresholdsOf } from '@souterrain/odds/attention-donjon-2';

/** The faces of a throw, then those of its Coup de poker, if one is tried. */
export type Fall = readonly (readonly number[])[];

export interface Pair {
  readonly best: number;
  readonly reussites: number;
}

/** Neither gives nor takes a Réussite, whatever the thresholds (AD2-BENI-06, AD2-BENI-10). */
const NEUTRAL = 3;

/** Dice, as many as it takes, that show a best die and so many Réussites. */
export function fallOf({ best, reussites }: Pair, throwing: Throwing): Fall {
  const { gain } = thresholdsOf(throwing);
  if (best === 0) return [];
  // A forced Coup de poker leaves no six on the table but those it threw.
  if (best === 6 && throwing.poker === 'always') return forced(reussites);
  if (best < gain) return reussites === 0 ? [[best]] : [copies(6, reussites), copies(best, reussites)];
  return [reussites === 0 ? [best, 1] : copies(best, reussites)];
}

function forced(reussites: number): Fall {
  if (reussites === 0)
    return [
      [6, 6, 1, 1],
      [6, 1],
    ];
  if (reussites === 1) return [[6, 1], [6]];
  return [copies(6, reussites - 1), [6, ...copies(NEUTRAL, reussites - 2)]];
}

const copies = (face: number, count: number): readonly number[] => Array<number>(count).fill(face);
