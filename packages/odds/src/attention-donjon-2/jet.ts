import type { Arithmetic } from '../arithmetic.ts';
import { type Conditions, decode, throwsIn } from './throws.ts';

/** Whether a Coup de poker is tried: when that is best, never (or forbidden), always (or forced: AD2-POKER-13). */
export type Poker = 'optimal' | 'never' | 'always';

export interface Jet extends Conditions {
  readonly dice: number;
  /** The Compétence, 0 for whoever lacks it (AD2-COMP-04). */
  readonly skill: number;
  readonly difficulty: number;
  readonly poker?: Poker;
  /** What `optimal` plays for: success unless stated, or what so many surplus Réussites are worth; a failure is worth 0. */
  readonly worth?: (surplus: number) => number;
}

/** A failed Jet among the outcomes; a success is its surplus Réussites. */
export const FAILURE = -1;

/** The outcomes of Jets in the given arithmetic: `FAILURE` or the surplus Réussites. */
export function jetsOf<D>(arithmetic: Arithmetic<D>): (jet: Jet) => D {
  const { always, follow, map, expect } = arithmetic;
  const throwsUnder = throwsIn(arithmetic);
  return ({ dice, skill, difficulty, poker = 'optimal', worth = () => 1, ...conditions }) => {
    const throwOf = throwsUnder(conditions);
    // AD2-REU-08: Réussites that reach the Difficulté are used up, the others are the surplus.
    const outcome = (best: number, reussites: number): number => {
      const missing = Math.max(0, difficulty - skill - best);
      return reussites < missing ? FAILURE : reussites - missing;
    };
    const payoff = (surplus: number): number => (surplus === FAILURE ? 0 : worth(surplus));
    if (dice <= 0) return always(outcome(0, 0)); // AD2-ATTR-04
    return follow(throwOf(dice), (code) => {
      const first = decode(code, dice);
      const kept = outcome(first.best, first.reussites);
      // AD2-POKER-02: a six opens it.
      if (first.best < 6 || poker === 'never') return always(kept);
      if (poker === 'optimal' && kept !== FAILURE && worth(kept) >= worth(kept + dice)) return always(kept);
      // AD2-POKER-03 to AD2-POKER-06: all but the 1s again, both counts added.
      const again = dice - first.ones;
      const rerolled = map(throwOf(again), (next) => {
        const { best, reussites } = decode(next, again);
        return outcome(best, first.reussites + reussites);
      });
      if (poker === 'always') return rerolled;
      return expect(rerolled, payoff) > payoff(kept) ? rerolled : always(kept);
    });
  };
}
