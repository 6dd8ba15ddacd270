import type { Lexicon } from '@souterrain/crawl/text';
import { type Lang, spokenBy } from '@souterrain/words';
import type { Content } from '../content/index.ts';
import { attackFactsIn, itemFacts } from './facts.ts';
import { PROPER_NAMES } from './proper.ts';
import { SPEAKERS } from './speakers.ts';

const namesIn = (lang: Lang) => ({ ...spokenBy(SPEAKERS, lang).names, ...PROPER_NAMES });

const NAMES: Lexicon['names'] = { fr: namesIn('fr'), en: namesIn('en') };

export function lexiconOf(content: Content): Lexicon {
  const attackFacts = attackFactsIn(content);
  return {
    content,
    names: NAMES,
    attacks: () =>
      Object.values(content.creatures).flatMap(({ attacks }) =>
        attacks.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])),
      ),
    attackFacts: (id) => attackFacts.get(id),
    itemFacts: (id) => itemFacts(content, id),
  };
}
