import { decimal, number, percent, quoted, WIDE } from '@souterrain/words';
import { type ChanceWords, endsOf } from './chances.ts';

const SPELLING = { lang: 'fr', digits: 1 } as const;
const spelt = (chance: number): string => percent(chance, SPELLING);

export const chancesFr: ChanceWords = {
  meaning: [
    `Chances exactes${WIDE}: les choix gratuits qui suivent sont faits au mieux, et rien n’est dépensé.`,
    `${quoted('avec')}${WIDE}: ce que devient la première ligne quand cette ressource est dépensée.`,
    `${quoted('au mieux')}${WIDE}: ce qu’on peut espérer en ne visant que cela.`,
  ].join('\n'),
  none: 'Aucun de ces choix n’a de chances à montrer.',
  percent: spelt,
  amount: (label, amount) => {
    const { least, most } = endsOf(amount);
    return `${label}${WIDE}: ${decimal(amount.mean, SPELLING)} en moyenne, de ${number(least)} à ${number(most)}`;
  },
  withResource: (resource, chance) => `avec ${resource}${WIDE}: ${spelt(chance)}`,
  atBest: (aim, chance) => `au mieux ${aim}${WIDE}: ${spelt(chance)}`,
};
