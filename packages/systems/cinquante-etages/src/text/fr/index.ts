import type { Outcome } from '@souterrain/kernel';
import type { Catalogue, NameOf } from '../catalogue.ts';
import { wordsOf } from '../speak.ts';
import { asking } from './asking.ts';
import { fight } from './fight.ts';
import { goods } from './goods.ts';
import { list } from './grammar.ts';
import { journey } from './journey.ts';
import { variants } from './variants.ts';

const scoresOf = ({ scores }: Outcome, name: NameOf): string =>
  list(scores.map((score, seat) => (scores.length > 1 ? `${name(seat)} ${score}` : `${score}`)));

export const catalogue: Catalogue = {
  ...asking,
  title: 'Cinquante Étages',
  pitch: 'Un D10 pour avancer, un D20 pour survivre : cinquante étages, tous vers le bas.',
  events: { ...journey, ...fight, ...goods },
  choices: {
    classe: {
      label: 'Classe',
      values: {
        guerrier: { label: 'Guerrier', hint: 'Massue et cuir clouté ; frappe plus fort, porte toutes les armures.' },
        rodeur: {
          label: 'Rôdeur',
          hint: 'Dague, fronde et targe ; flaire les pièges, règle son pas une fois par étage.',
        },
        mage: { label: 'Mage', hint: 'Deux sorts en mémoire et un bâton ; peau de pierre une fois par étage.' },
      },
    },
  },
  variants,
  outcomes: {
    victoire: (outcome, name) => {
      const winners = list(outcome.winners.map(name));
      const fate = outcome.winners.length > 1 ? 'touchent le fond et s’en sortent' : 'touche le fond et s’en sort';
      return `Victoire ! ${winners} ${fate}. Score : ${scoresOf(outcome, name)}.`;
    },
    defaite: (outcome, name) => `Le donjon a eu le dernier mot. Score : ${scoresOf(outcome, name)}.`,
  },
};

export const words = wordsOf(catalogue);
