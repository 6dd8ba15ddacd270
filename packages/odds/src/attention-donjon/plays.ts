import { atLeast, type Distribution } from '../distribution.ts';
import { pool } from '../pool.ts';
import { facesOf, type Mode, SIX } from './faces.ts';
import { type Gambles, solveGambles } from './gambles.ts';
import { goalOf, type Payoff, reaching } from './goals.ts';
import type { Play } from './rolls.ts';

/**
 * How the sixes of a roll are gambled: as best for the goal, never (or forbidden: AD1-SYLV-07, AD1-TRAQ-08), always (or forced:
 * AD1-IMPE-07), or as groups do (AD1-POKER-07).
 */
export type Poker = 'optimal' | 'never' | 'always' | 'group';

/** AD1-IMPE-08: until no six is left. */
export const everySix: Play = (_, sixes) => sixes;

/** AD1-POKER-07, AD1-POKER-08: only to reach what it misses, with the best chance of the next dice, fewest sixes on a tie. */
export function groupPlay(mode: Mode, aim: number): Play {
  const pools: Distribution[] = [];
  const poolOf = (dice: number): Distribution => {
    pools[dice] ??= pool(facesOf(mode), dice);
    return pools[dice];
  };
  return (net, sixes) => {
    if (Math.max(0, net) >= aim) return 0;
    let best = 0;
    let bestChance = 0;
    for (let gambled = 1; gambled <= sixes; gambled++) {
      const chance = atLeast(poolOf(SIX.dice * gambled), aim - net + SIX.worth * gambled);
      if (chance <= bestChance) continue;
      best = gambled;
      bestChance = chance;
    }
    return best;
  };
}

export const bestPlay = (mode: Mode, payoff: Payoff): Gambles => solveGambles(mode, goalOf(payoff));

/** A memo by the faces of a mode, which never change: the hardest difficulty solved so far. */
const solved = new WeakMap<object, { readonly difficulty: number; readonly gambles: Gambles }>();
const AT_FIRST = 4;

/** AD1-DICE-08: the floor alone reaches a difficulty of 0. */
const SURE: Gambles = { value: () => 1, best: () => 0 };

/** The best play to reach a difficulty. What counts is only how much is missing, so one solution serves every easier roll. */
export function reachPlay(mode: Mode, difficulty: number): Gambles {
  if (difficulty <= 0) return SURE;
  let known = solved.get(facesOf(mode));
  if (!known || known.difficulty < difficulty) {
    const hardest = Math.max(difficulty, 2 * (known?.difficulty ?? AT_FIRST / 2));
    known = { difficulty: hardest, gambles: bestPlay(mode, reaching(hardest)) };
    solved.set(facesOf(mode), known);
  }
  const { gambles, difficulty: hardest } = known;
  const harder = hardest - difficulty;
  return {
    value: (net, sixes) => gambles.value(net + harder, sixes),
    best: (net, sixes) => gambles.best(net + harder, sixes),
  };
}
