import { number } from '@souterrain/words';
import { type ChanceWords, endsOf, roundedChance } from './chances.ts';

function percent(chance: number): string {
  const { sign, figure } = roundedChance(chance);
  return `${sign}${figure}%`;
}

export const chancesEn: ChanceWords = {
  meaning: [
    'Exact chances: the free choices that follow are made as well as can be, and nothing is spent.',
    '"with": what becomes of the first line once that resource is spent.',
    '"at best": what can be hoped for when that is the only aim.',
  ].join('\n'),
  none: 'None of these choices has chances to show.',
  percent,
  amount: (label, amount) => {
    const { least, most } = endsOf(amount);
    return `${label}: ${amount.mean.toFixed(1).replace('-', '−')} on average, from ${number(least)} to ${number(most)}`;
  },
  withResource: (resource, chance) => `with ${resource}: ${percent(chance)}`,
  atBest: (aim, chance) => `at best ${aim}: ${percent(chance)}`,
};
