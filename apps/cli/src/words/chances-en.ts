import { decimal, number, percent } from '@souterrain/words';
import { type ChanceWords, endsOf } from './chances.ts';

const SPELLING = { lang: 'en', digits: 1 } as const;
const spelt = (chance: number): string => percent(chance, SPELLING);

export const chancesEn: ChanceWords = {
  meaning: [
    'Exact chances: the free choices that follow are made as well as can be, and nothing is spent.',
    '"with": what becomes of the first line once that resource is spent.',
    '"at best": what can be hoped for when that is the only aim.',
  ].join('\n'),
  none: 'None of these choices has chances to show.',
  percent: spelt,
  amount: (label, amount) => {
    const { least, most } = endsOf(amount);
    return `${label}: ${decimal(amount.mean, SPELLING)} on average, from ${number(least)} to ${number(most)}`;
  },
  withResource: (resource, chance) => `with ${resource}: ${spelt(chance)}`,
  atBest: (aim, chance) => `at best ${aim}: ${spelt(chance)}`,
};
