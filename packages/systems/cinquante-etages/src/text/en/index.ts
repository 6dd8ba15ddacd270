import type { Outcome } from '@souterrain/kernel';
import type { Catalogue, NameOf } from '../catalogue.ts';
import type { ThingId } from '../keys.ts';
import { wordsOf } from '../speak.ts';
import { fight } from './fight.ts';
import { goods } from './goods.ts';
import { list } from './grammar.ts';
import { journey } from './journey.ts';
import { options } from './options.ts';
import { prompts } from './prompts.ts';
import { terms } from './terms.ts';
import { ofKey, things, title } from './things.ts';
import { variants } from './variants.ts';

const names = Object.fromEntries((Object.keys(things) as ThingId[]).map((id) => [id, title(things[id])])) as Record<
  ThingId,
  string
>;

const scoresOf = ({ scores }: Outcome, name: NameOf): string =>
  list(scores.map((score, seat) => (scores.length > 1 ? `${name(seat)} ${score}` : `${score}`)));

export const catalogue: Catalogue = {
  title: 'Cinquante Étages',
  pitch: 'A D10 to move, a D20 to survive: fifty floors, all of them down.',
  prompts,
  options,
  events: { ...journey, ...fight, ...goods },
  terms,
  names,
  item: (key) => title(ofKey(key)),
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
  nobody: (seat) => `Seat ${seat + 1}`,
  typeset: (text) => text,
};

export const words = wordsOf(catalogue);
