import type { Outcome } from '@souterrain/kernel';
import type { SystemWords } from '@souterrain/words';
import type { Content } from '../../content/index.ts';
import type { C50Event } from '../../events.ts';
import type { Catalogue, NameOf } from '../catalogue.ts';
import { namesOf } from '../names.ts';
import { wordsFrom } from '../speak.ts';
import { fightIn } from './fight.ts';
import { goodsIn } from './goods.ts';
import { agreed, list, typeset, un } from './grammar.ts';
import { journeyIn } from './journey.ts';
import { nounsIn, title } from './nouns.ts';
import { optionsIn } from './options.ts';
import { promptsIn } from './prompts.ts';
import { terms } from './terms.ts';
import { variants } from './variants.ts';

const scoresOf = ({ scores }: Outcome, name: NameOf): string =>
  list(scores.map((score, seat) => (scores.length > 1 ? `${name(seat)} ${score}` : `${score}`)));

export function catalogueIn(content: Content): Catalogue {
  const nouns = nounsIn(content);
  return {
    title: 'Cinquante Étages',
    pitch: 'Un D10 pour avancer, un D20 pour survivre : cinquante étages, tous vers le bas.',
    prompts: promptsIn(nouns),
    options: optionsIn(nouns),
    terms,
    names: namesOf(nouns, { title, drunkFirst: (potion) => `${un(potion)} ${agreed('bu', potion)} d’abord` }),
    nobody: (seat) => `Place ${seat + 1}`,
    typeset,
    events: { ...journeyIn(nouns), ...fightIn(nouns), ...goodsIn(nouns) },
    choices: {
      classe: {
        label: 'Classe',
        values: Object.fromEntries(
          Object.values(content.classes).map(({ id, name, pitch }) => [id, { label: name.fr, hint: pitch.fr }]),
        ),
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
}

export const wordsIn = (content: Content): SystemWords<C50Event> => wordsFrom(catalogueIn(content));
