import { atLeast, type Distribution } from '../distribution.ts';
import { type Roll, successOf, totalsOf } from './check.ts';
import { modeOf, SIX } from './faces.ts';
import { bestPlay, everySix, groupPlay, type Poker } from './plays.ts';
import type { Play } from './rolls.ts';

export interface Opposed {
  readonly attacker: Roll;
  readonly defender: Roll;
  /** AD1-OPPO-05: what the attacker must reach in any case. */
  readonly minimum?: number;
}

export interface OpposedOdds {
  /** The attacker's success. */
  readonly success: number;
  readonly attacker: Distribution;
}

/** So much above the best plain throw of the defender an attacker has nothing left to gamble for. */
const SAFE = 4;
/** So much above it the defender is left no chance: it has less than 1e-13. */
const HOPELESS = 24;

/** AD1-OPPO-02 to AD1-OPPO-05: the attacker completes its roll, knowing how well the defender can answer each total. */
export function opposed({ attacker, defender, minimum = 2 }: Opposed): OpposedOdds {
  const holds = heldBy(defender);
  // AD1-OPPO-03, AD1-OPPO-04: the defender holds by reaching the attacker's total.
  const payoff = (total: number): number => (total < minimum ? 0 : 1 - holds(total));
  const enough = Math.max(minimum, plainBest(defender) + SAFE);
  const totals = totalsOf(attacker, attackPlay(attacker, minimum, { payoff, enough }));
  let success = 0;
  totals.chances.forEach((chance, at) => {
    if (chance > 0) success += chance * payoff(totals.low + at);
  });
  return { success, attacker: totals };
}

const plainBest = ({ dice, bonus = 0 }: Roll): number => SIX.worth * Math.max(0, dice) + bonus;

function attackPlay(roll: Roll, minimum: number, goal: Parameters<typeof bestPlay>[1]): Play | undefined {
  const plays: Record<Poker, () => Play | undefined> = {
    optimal: () => bestPlay(modeOf(roll), goal).best,
    never: () => undefined,
    always: () => everySix,
    // AD1-POKER-08: a group aims at the minimum.
    group: () => groupPlay(modeOf(roll), minimum),
  };
  return plays[roll.poker ?? 'optimal']();
}

/** The chance that the defender reaches each total: it aims at that very total (AD1-POKER-08), a tie being enough. */
function heldBy(defender: Roll): (total: number) => number {
  if (defender.poker === 'never' || defender.poker === 'always') {
    const totals = totalsOf(defender, defender.poker === 'always' ? everySix : undefined);
    return (total) => atLeast(totals, total);
  }
  const most = Math.max(0, plainBest(defender) + HOPELESS);
  // From the hardest down, so that the gambles are solved once.
  const chances = new Float64Array(most + 1);
  for (let total = most; total >= 0; total--) chances[total] = successOf({ ...defender, difficulty: total });
  return (total) => chances[total] ?? 0;
}
