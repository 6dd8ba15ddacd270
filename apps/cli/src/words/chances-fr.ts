import { number, quoted, THIN, WIDE } from '@souterrain/words';
import { type ChanceWords, endsOf, roundedChance } from './chances.ts';

const decimal = (figure: string): string => figure.replace('.', ',').replace('-', '−');

function percent(chance: number): string {
  const { sign, figure } = roundedChance(chance);
  return `${sign === '' ? '' : sign + WIDE}${decimal(figure)}${THIN}%`;
}

export const chancesFr: ChanceWords = {
  meaning: [
    `Chances exactes${WIDE}: les choix gratuits qui suivent sont faits au mieux, et rien n’est dépensé.`,
    `${quoted('avec')}${WIDE}: ce que devient la première ligne quand cette ressource est dépensée.`,
    `${quoted('au mieux')}${WIDE}: ce qu’on peut espérer en ne visant que cela.`,
  ].join('\n'),
  none: 'Aucun de ces choix n’a de chances à montrer.',
  percent,
  amount: (label, amount) => {
    const { least, most } = endsOf(amount);
    return `${label}${WIDE}: ${decimal(amount.mean.toFixed(1))} en moyenne, de ${number(least)} à ${number(most)}`;
  },
  withResource: (resource, chance) => `avec ${resource}${WIDE}: ${percent(chance)}`,
  atBest: (aim, chance) => `au mieux ${aim}${WIDE}: ${percent(chance)}`,
};
