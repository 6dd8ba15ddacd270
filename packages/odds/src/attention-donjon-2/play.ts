import type { Arithmetic } from '../arithmetic.ts';
import { type Conditions, decode, throwsIn } from './throws.ts';

/** Whether a Coup de poker is tried: when that is best, never (or forbidden), always (or forced: AD2-POKER-13). */
export type Poker = 'optimal' | 'never' | 'always';

export interface Throwing extends Conditions {
  readonly dice: number;
  readonly poker?: Poker;
  /** AD2-XBER-04: the dice of a Coup de poker may be thrown once more, all but the 1s of the first throw. */
  readonly rethrow?: boolean;
}

/** What dice come to. */
export interface Stakes {
  /** The best die and the Réussites as any whole number. */
  outcome(best: number, reussites: number): number;
  /** What choices are made for; never less with more Réussites. */
  payoff(outcome: number): number;
}

export interface Plays<D> {
  /** The outcomes of a throw and of the Coup de poker that may follow it. */
  played(throwing: Throwing, stakes: Stakes): D;
  /** The outcomes of a Coup de poker with so many dice. */
  gambled(throwing: Throwing, stakes: Stakes): D;
}

/** Throws of the best die and Réussites, in the given arithmetic. */
export function playsIn<D>({ always, follow, map, expect, ...rest }: Arithmetic<D>): Plays<D> {
  const throwsUnder = throwsIn({ always, follow, map, expect, ...rest });

  const gambled: Plays<D>['gambled'] = ({ dice, rethrow = false, ...conditions }, { outcome, payoff }) => {
    const fallen = map(throwsUnder(conditions)(dice), (code) => {
      const { best, reussites } = decode(code, dice);
      return outcome(best, reussites);
    });
    if (!rethrow) return fallen;
    const worth = expect(fallen, payoff);
    return follow(fallen, (outcome) => (payoff(outcome) >= worth ? always(outcome) : fallen));
  };

  const played: Plays<D>['played'] = ({ dice, poker = 'optimal', ...how }, { outcome, payoff }) => {
    if (dice <= 0) return always(outcome(0, 0)); // AD2-ATTR-04
    return follow(throwsUnder(how)(dice), (code) => {
      const first = decode(code, dice);
      const kept = outcome(first.best, first.reussites);
      // AD2-POKER-02: a six opens it.
      if (first.best < 6 || poker === 'never') return always(kept);
      if (poker === 'optimal' && payoff(kept) >= payoff(outcome(6, first.reussites + dice))) return always(kept);
      // AD2-POKER-03 to AD2-POKER-06: all but the 1s again, both counts added.
      const tried = gambled(
        { ...how, dice: dice - first.ones },
        { payoff, outcome: (best, reussites) => outcome(best, first.reussites + reussites) },
      );
      return poker === 'always' || expect(tried, payoff) > payoff(kept) ? tried : always(kept);
    });
  };

  return { played, gambled };
}
