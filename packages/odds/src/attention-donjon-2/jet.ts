import type { Arithmetic } from '../arithmetic.ts';
import { playsIn, type Stakes, type Throwing } from './play.ts';

export interface Jet extends Throwing {
  /** The Compétence, 0 for whoever lacks it (AD2-COMP-04). */
  readonly skill: number;
  readonly difficulty: number;
  /** What `optimal` plays for: success unless stated, or what so many surplus Réussites are worth; a failure is worth 0. */
  readonly worth?: (surplus: number) => number;
}

/** A failed Jet among the outcomes; a success is its surplus Réussites. */
export const FAILURE = -1;

type Aim = Pick<Jet, 'skill' | 'difficulty' | 'worth'>;

/** `FAILURE` or the surplus Réussites. */
export const stakesOf = ({ skill, difficulty, worth = () => 1 }: Aim): Stakes => ({
  // AD2-REU-08: Réussites that reach the Difficulté are used up, the others are the surplus.
  outcome(best, reussites) {
    const missing = Math.max(0, difficulty - skill - best);
    return reussites < missing ? FAILURE : reussites - missing;
  },
  payoff: (surplus) => (surplus === FAILURE ? 0 : worth(surplus)),
});

/** The outcomes of Jets in the given arithmetic: `FAILURE` or the surplus Réussites. */
export function jetsOf<D>(arithmetic: Arithmetic<D>): (jet: Jet) => D {
  const { played } = playsIn(arithmetic);
  return ({ skill, difficulty, worth, ...throwing }) =>
    played(throwing, stakesOf(worth ? { skill, difficulty, worth } : { skill, difficulty }));
}
