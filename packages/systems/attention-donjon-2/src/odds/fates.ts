import { played } from '@souterrain/odds/attention-donjon-2';
import type { AD2 } from '../state.ts';
import { bestEnding, type Ending } from './ending.ts';
import { fallOf, type Pair } from './fall.ts';
import type { Opening } from './opening.ts';

/** One thing a Jet may come to, and how likely it is. */
export interface Fate {
  readonly ending: Ending;
  readonly chance: number;
}

export type Worth = (ending: Ending) => number;

/** Wider than the Réussites of any Jet. */
const WIDE = 1000;
const codeOf = ({ best, reussites }: Pair): number => best * WIDE + reussites;
const pairOf = (code: number): Pair => ({ best: Math.floor(code / WIDE), reussites: code % WIDE });

/**
 * All that a Jet may come to, its gambles played for what `play` says: the dice are counted in closed form, and what each
 * outcome brings is asked of the rules once.
 */
export function fatesOf(g: AD2, opening: Opening, worth: Worth): (play: Worth) => readonly Fate[] {
  const known = new Map<number, Ending>();
  const endingOf = (pair: Pair): Ending => {
    const key = keyOf(opening, pair);
    let ending = known.get(key);
    if (!ending) {
      ending = bestEnding(g, opening, { fall: fallOf(pair, opening.throwing), worth });
      known.set(key, ending);
    }
    return ending;
  };
  return (play) => {
    const { low, chances } = played(opening.throwing, {
      outcome: (best, reussites) => codeOf({ best, reussites }),
      payoff: (code) => play(endingOf(pairOf(code))),
    });
    const fates: Fate[] = [];
    chances.forEach((chance, at) => {
      if (chance > 0) fates.push({ ending: endingOf(pairOf(low + at)), chance });
    });
    return fates;
  };
}

/** AD2-REU-08, AD2-ORDRE-20: only an area looks at anything but the surplus. */
function keyOf({ added, difficulty, targets }: Opening, pair: Pair): number {
  const { best, reussites } = pair;
  const missing = Math.max(0, difficulty - added - best);
  if (reussites < missing) return -1;
  return targets.length > 1 ? codeOf(pair) : reussites - missing;
}

export function chanceOf(fates: readonly Fate[], is: (ending: Ending) => boolean): number {
  let sum = 0;
  for (const { ending, chance } of fates) if (is(ending)) sum += chance;
  return sum;
}

export function meanOf(fates: readonly Fate[], worth: Worth): number {
  let sum = 0;
  for (const { ending, chance } of fates) sum += chance * worth(ending);
  return sum;
}
