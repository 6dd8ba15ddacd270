/** One fight, once over. */
export interface Fought {
  readonly won: boolean;
  /** The share of the party's Santé that is gone; the dead have lost all theirs. */
  readonly lost: number;
  readonly dead: number;
  readonly rounds: number;
}

interface Moments {
  readonly sum: number;
  readonly squares: number;
}

export interface Tally {
  readonly fights: number;
  readonly won: number;
  readonly lost: Moments;
  readonly dead: Moments;
  readonly rounds: Moments;
}

const NONE: Moments = { sum: 0, squares: 0 };
export const NO_FIGHTS: Tally = { fights: 0, won: 0, lost: NONE, dead: NONE, rounds: NONE };

const adding = ({ sum, squares }: Moments, value: number): Moments => ({
  sum: sum + value,
  squares: squares + value * value,
});

export const addFight = (tally: Tally, { won, lost, dead, rounds }: Fought): Tally => ({
  fights: tally.fights + 1,
  won: tally.won + Number(won),
  lost: adding(tally.lost, lost),
  dead: adding(tally.dead, dead),
  rounds: adding(tally.rounds, rounds),
});

/** A figure and the bounds that hold it 95 times of 100. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

/** Wilson's interval: a share keeps its bounds between 0 and 1, whatever the number of fights. */
export function shareOf(count: number, of: number): Estimate {
  const share = count / of;
  const spread = Z * Z;
  const middle = (share + spread / (2 * of)) / (1 + spread / of);
  const half = (Z * Math.sqrt((share * (1 - share)) / of + spread / (4 * of * of))) / (1 + spread / of);
  return { value: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export function meanOf({ sum, squares }: Moments, of: number): Estimate {
  const value = sum / of;
  const variance = of > 1 ? Math.max(0, squares - of * value * value) / (of - 1) : 0;
  const half = Z * Math.sqrt(variance / of);
  return { value, low: value - half, high: value + half };
}
