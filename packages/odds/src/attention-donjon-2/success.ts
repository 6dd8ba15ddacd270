import { mapTotals } from '../combine.ts';
import { atLeast, type Distribution } from '../distribution.ts';
import { doubles } from '../doubles.ts';
import type { Jet } from './jet.ts';
import { type Conditions, decode, thresholdsOf, throwsIn } from './throws.ts';

/** A throw as far as success goes. */
interface Summary {
  /** Best die and Réussites together. */
  readonly reach: Distribution;
  /** The throws that open a Coup de poker: how many dice are thrown again, and what is kept. */
  readonly openings: readonly { readonly again: number; readonly reussites: number; readonly chance: number }[];
}

/** The chance of success alone, without the surplus: much less work than `check`, for tables. */
export function successes(): (jet: Omit<Jet, 'worth' | 'rethrow'>) => number {
  const throwsUnder = throwsIn(doubles);
  const known = new Map<number, Summary[]>();
  const summariesUnder = (conditions: Conditions): ((dice: number) => Summary) => {
    const { gain, loss } = thresholdsOf(conditions);
    const key = gain * 10 + loss;
    const summaries = known.get(key) ?? [];
    known.set(key, summaries);
    return (dice) => {
      summaries[dice] ??= summaryOf(throwsUnder(conditions)(dice), dice);
      return summaries[dice];
    };
  };
  return ({ dice, skill, difficulty, poker = 'optimal', ...conditions }) => {
    const need = difficulty - skill;
    if (dice <= 0) return need <= 0 ? 1 : 0; // AD2-ATTR-04
    const summary = summariesUnder(conditions);
    const { reach, openings } = summary(dice);
    let success = atLeast(reach, need);
    if (poker === 'never') return success;
    for (const { again, reussites, chance } of openings) {
      const isKept = 6 + reussites >= need;
      if (isKept && poker === 'optimal') continue;
      success += chance * (atLeast(summary(again).reach, need - reussites) - (isKept ? 1 : 0));
    }
    return success;
  };
}

function summaryOf(thrown: Distribution, dice: number): Summary {
  const openings: Summary['openings'][number][] = [];
  thrown.chances.forEach((chance, at) => {
    const { best, ones, reussites } = decode(thrown.low + at, dice);
    if (chance > 0 && best === 6) openings.push({ again: dice - ones, reussites, chance });
  });
  const reach = mapTotals(thrown, (code) => {
    const { best, reussites } = decode(code, dice);
    return best + reussites;
  });
  return { reach, openings };
}

export const successOf = successes();
