import { outcomesOf, successOf, thresholdsOf } from '@souterrain/odds/attention-donjon-2';
import { totalOf } from '../figures/values.ts';
import { diceOf, difficultyOf, fortuneOf } from '../jets/count.ts';
import type { AD2 } from '../world/ad2.ts';
import type { Jet } from '../world/jet.ts';

/** What so many surplus Réussites are worth, from none on; the last stands for any more. A failure is worth nothing. */
export type Worths = readonly number[];

export const worthOf = (worths: Worths, surplus: number): number => worths[Math.min(surplus, worths.length - 1)] ?? 0;

const termsOf = (g: AD2, jet: Jet) => {
  const { tempsFort, beniState, mauditState, beni, maudit } = fortuneOf(g, jet);
  return {
    dice: diceOf(g, jet),
    skill: totalOf(jet.added),
    difficulty: difficultyOf(jet),
    lucky: tempsFort || beniState,
    unlucky: mauditState,
    blessed: beni,
    cursed: maudit,
  };
};

export const chanceOf = (g: AD2, jet: Jet): number => successOf(termsOf(g, jet));

/** What a Jet is worth before its dice are thrown, each question worked out once for all games. */
export function expected(g: AD2, jet: Jet, worths: Worths): number {
  const terms = termsOf(g, jet);
  const { gain, loss } = thresholdsOf(terms);
  const key = `${terms.dice} ${terms.difficulty - terms.skill} ${gain} ${loss} ${worths.join(' ')}`;
  return g.content.chances.get(key, () => {
    let value = 0;
    const { low, chances } = outcomesOf({ ...terms, worth: (surplus) => worthOf(worths, surplus) });
    for (let i = 0; i < chances.length; i++) if (low + i >= 0) value += chances[i]! * worthOf(worths, low + i);
    return value;
  });
}
