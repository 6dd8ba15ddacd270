import { effects, type Lexicon } from '@souterrain/crawl/text';
import type { Content } from '../content/index.ts';
import { attackFactsIn, itemFacts } from './facts.ts';
import { marks } from './marks.ts';
import { PROPER_NAMES } from './proper.ts';

export function lexiconOf(content: Content): Lexicon {
  const attackFacts = attackFactsIn(content);
  return {
    content,
    proper: PROPER_NAMES,
    marks,
    effects,
    attacks: () =>
      Object.values(content.creatures).flatMap(({ attacks }) =>
        attacks.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])),
      ),
    attackFacts: (id) => attackFacts.get(id),
    itemFacts: (id) => itemFacts(content, id),
  };
}
