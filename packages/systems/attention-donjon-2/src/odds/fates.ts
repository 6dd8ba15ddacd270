import { played } from '@souterrain/odds/attention-donjon-2';
import type { AD2 } from '../world/ad2.ts';
import { bestEnding, type Ending } from './ending.ts';
import { fallOf, type Pair } from './fall.ts';
import type { Opening } from './opening.ts';

/** One thing a Jet may come to, and how likely it is. */
interface Fate {
  readonly ending: Ending;
  readonly chance: number;
}

export type Worth = (ending: Ending) => number;

/** A pair as one whole number: a Jet has two Réussites for each die at most (AD2-POKER-06). */
const codeOf = ({ throwing }: Opening, { best, reussites }: Pair): number => best * (2 * throwing.dice + 1) + reussites;

function pairOf({ throwing }: Opening, code: number): Pair {
  const wide = 2 * throwing.dice + 1;
  return { best: Math.floor(code / wide), reussites: code % wide };
}

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
      outcome: (best, reussites) => codeOf(opening, { best, reussites }),
      payoff: (code) => play(endingOf(pairOf(opening, code))),
    });
    const fates: Fate[] = [];
    chances.forEach((chance, at) => {
      if (chance > 0) fates.push({ ending: endingOf(pairOf(opening, low + at)), chance });
    });
    return fates;
  };
}

/** AD2-REU-08, AD2-ORDRE-20: only an area looks at anything but the surplus. */
function keyOf(opening: Opening, pair: Pair): number {
  const { added, difficulty, targets } = opening;
  const { best, reussites } = pair;
  const missing = Math.max(0, difficulty - added - best);
  if (reussites < missing) return -1;
  return targets.length > 1 ? codeOf(opening, pair) : reussites - missing;
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
