import { type Lexicon, namesBy } from '@souterrain/crawl/text';
import type { Content } from '../content/index.ts';
import { attackFactsIn, itemFacts } from './facts.ts';
import { PROPER_NAMES } from './proper.ts';
import { SPEAKERS } from './speakers.ts';

const said = namesBy(SPEAKERS);

const NAMES: Lexicon['names'] = { fr: { ...said.fr, ...PROPER_NAMES }, en: { ...said.en, ...PROPER_NAMES } };

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
