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
  pitch: 'A D10 to move, a D20 to survive: fifty floors, all of them down.',
  events: { ...journey, ...fight, ...goods },
  choices: {
    classe: {
      label: 'Class',
      values: {
        guerrier: { label: 'Guerrier', hint: 'A fighter: club and studded leather; hits harder, wears any armour.' },
        rodeur: { label: 'Rôdeur', hint: 'A ranger: dagger, sling and targe; smells traps, adjusts one step a floor.' },
        mage: { label: 'Mage', hint: 'A caster: two spells in memory and a staff; skin of stone once a floor.' },
      },
    },
  },
  variants,
  outcomes: {
    victoire: (outcome, name) => {
      const winners = list(outcome.winners.map(name));
      const fate = outcome.winners.length > 1 ? 'hit rock bottom and walk out' : 'hits rock bottom and walks out';
      return `Victory! ${winners} ${fate}. Score: ${scoresOf(outcome, name)}.`;
    },
    defaite: (outcome, name) => `The dungeon had the last word. Score: ${scoresOf(outcome, name)}.`,
  },
};

export const words = wordsOf(catalogue);
