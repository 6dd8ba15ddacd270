import type { Content } from '../../content/index.ts';
import { nounsIn as inPacks, type Nouns } from '../nouns.ts';
import { capital, type Noun, textOf } from './grammar.ts';

export type EnglishNouns = Nouns<Noun>;

export const title = (noun: Noun): string => capital(textOf(noun));

export const nounsIn = (content: Content): EnglishNouns =>
  inPacks<Noun>(content, {
    common: ({ name, mass, unique }) => (unique ? { unique: name.en } : mass ? { mass: name.en } : name.en),
    proper: (name) => ({ proper: name.en }),
    scroll: (spell) => `scroll of ${textOf(spell)}`,
    others: {
      'mains-nues': { mass: 'bare hands' },
      'talisman-de-rage': 'talisman of rage',
      'talisman-de-vie': 'talisman of life',
    },
  });
