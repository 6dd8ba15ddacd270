import type { Content } from '../../content/index.ts';
import { nounsIn as inPacks, type Nouns } from '../nouns.ts';
import { capital, de, type Noun } from './grammar.ts';

export type FrenchNouns = Nouns<Noun>;

const masculine = (text: string): Noun => ({ gender: 'm', text });
const proper = (text: string): Noun => ({ gender: 'propre', text });

export const title = ({ text }: Noun): string => capital(text);

export const nounsIn = (content: Content): FrenchNouns =>
  inPacks<Noun>(content, {
    common: ({ name, gender, plural, elided, unique }) => ({ text: name.fr, gender, plural, elided, unique }),
    proper: (name) => proper(name.fr),
    scroll: ({ text }) => masculine(`parchemin ${de(text)}`),
    others: {
      'mains-nues': { gender: 'f', plural: true, text: 'mains nues' },
      'talisman-de-rage': masculine('talisman de rage'),
      'talisman-de-vie': masculine('talisman de vie'),
    },
  });
