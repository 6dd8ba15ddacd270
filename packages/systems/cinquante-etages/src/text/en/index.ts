import type { Outcome } from '@souterrain/kernel';
import type { SystemWords } from '@souterrain/words';
import type { Content } from '../../content/index.ts';
import type { C50Event } from '../../events.ts';
import type { Catalogue, NameOf } from '../catalogue.ts';
import { namesOf } from '../names.ts';
import { wordsFrom } from '../speak.ts';
import { fightIn } from './fight.ts';
import { goodsIn } from './goods.ts';
import { a, list } from './grammar.ts';
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
    pitch: 'A D10 to move, a D20 to survive: fifty floors, all of them down.',
    prompts: promptsIn(nouns),
    options: optionsIn(nouns),
    terms,
    names: namesOf(nouns, { title, drunkFirst: (potion) => `${a(potion)} drunk first` }),
    nobody: (seat) => `Seat ${seat + 1}`,
    typeset: (text) => text,
    events: { ...journeyIn(nouns), ...fightIn(nouns), ...goodsIn(nouns) },
    choices: {
      classe: {
        label: 'Class',
        values: Object.fromEntries(
          Object.values(content.classes).map(({ id, name, pitch }) => [id, { label: name.en, hint: pitch.en }]),
        ),
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
}

export const wordsIn = (content: Content): SystemWords<C50Event> => wordsFrom(catalogueIn(content));
