import { mapTotals, shift } from '../combine.ts';
import { atLeast, type Distribution } from '../distribution.ts';
import { type Batch, batchesOf } from './batch.ts';
import { type Mode, modeOf } from './faces.ts';
import type { Gambles } from './gambles.ts';
import { floored, type Payoff } from './goals.ts';
import { bestPlay, everySix, groupPlay, type Poker, reachPlay } from './plays.ts';
import { netTotals, type Play } from './rolls.ts';

/** A roll: how its dice are counted and gambled. */
export interface Roll {
  readonly dice: number;
  readonly blessed?: boolean;
  readonly cursed?: boolean;
  /** Successes added outside the dice. */
  readonly bonus?: number;
  readonly poker?: Poker;
}

export interface Check extends Roll {
  readonly difficulty: number;
  /** What the best play tries for; to reach the difficulty unless stated. */
  readonly goal?: Payoff;
}

/** What to do with a first throw that shows sixes. */
export interface Advice {
  readonly net: number;
  readonly sixes: number;
  /** How many sixes to gamble. */
  readonly gamble: number;
  /** What that is worth to the goal; `kept` is what keeping them all is worth. */
  readonly value: number;
  readonly kept: number;
}

export interface CheckOdds {
  readonly success: number;
  /** Final totals, never below 0 (AD1-DICE-08). */
  readonly distribution: Distribution;
  /** The mean of the goal: `success` unless another goal was stated. */
  readonly value: number;
  /** Empty unless the play is the best one. */
  readonly advice: readonly Advice[];
}

/** AD1-DICE-01 to AD1-POKER-08: a roll from its dice to its final total. */
export function check({ difficulty, goal, ...roll }: Check): CheckOdds {
  const mode = modeOf(roll);
  const gambles = roll.poker === undefined || roll.poker === 'optimal' ? gamblesOf(mode, difficulty, goal) : undefined;
  const distribution = totalsOf(roll, gambles?.best ?? playOf(mode, roll.poker, difficulty));
  const success = gambles && !goal ? startValue(mode, roll, gambles) : atLeast(distribution, difficulty);
  return {
    success,
    distribution,
    value: goal ? meanOf(distribution, goal) : success,
    advice: gambles ? adviceOf(mode, roll, gambles) : [],
  };
}

/** The success of `check` alone, without the distribution: much less work under the best play. */
export function successOf({ difficulty, ...roll }: Omit<Check, 'goal'>): number {
  const { poker = 'optimal' } = roll;
  const mode = modeOf(roll);
  if (poker === 'optimal') return startValue(mode, roll, reachPlay(mode, difficulty));
  return atLeast(totalsOf(roll, playOf(mode, poker, difficulty)), difficulty);
}

/** What a roll is worth before its dice are thrown. */
function startValue(mode: Mode, { dice, bonus = 0 }: Roll, { value }: Gambles): number {
  let sum = 0;
  batchOf(mode, dice).rows.forEach((row, sixes) => {
    for (let at = 0; at < row.chances.length; at++)
      sum += (row.chances[at] as number) * value(row.low + at + bonus, sixes);
  });
  return Math.min(1, sum);
}

/** AD1-DICE-09: never fewer than 0 dice. */
const batchOf = (mode: Mode, dice: number): Batch => batchesOf(mode)(Math.max(0, dice));

const gamblesOf = (mode: Mode, difficulty: number, goal: Payoff | undefined): Gambles =>
  goal ? bestPlay(mode, goal) : reachPlay(mode, difficulty);

function playOf(mode: Mode, poker: Poker | undefined, difficulty: number): Play | undefined {
  if (poker === 'always') return everySix;
  return poker === 'group' ? groupPlay(mode, difficulty) : undefined;
}

/** The final totals of a roll under a play. */
export function totalsOf(roll: Roll, play: Play | undefined): Distribution {
  const { dice, bonus = 0 } = roll;
  const moved: Play | undefined = play && ((net, sixes) => play(net + bonus, sixes));
  // AD1-DICE-09: no dice, no total.
  return mapTotals(shift(netTotals(modeOf(roll), Math.max(0, dice), moved), bonus), floored);
}

function meanOf(distribution: Distribution, { payoff }: Payoff): number {
  return distribution.chances.reduce((sum, chance, at) => sum + chance * payoff(distribution.low + at), 0);
}

function adviceOf(mode: Mode, { dice, bonus = 0 }: Roll, { best, value }: Gambles): readonly Advice[] {
  const advice: Advice[] = [];
  batchOf(mode, dice).rows.forEach((row, sixes) => {
    if (sixes === 0) return;
    row.chances.forEach((chance, at) => {
      const net = row.low + at + bonus;
      if (chance > 0)
        advice.push({ net, sixes, gamble: best(net, sixes), value: value(net, sixes), kept: value(net, 0) });
    });
  });
  return advice;
}
