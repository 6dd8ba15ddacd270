import { type Lexicon, effects as shared } from '@souterrain/crawl/text';
import type { Content } from '../content/index.ts';
import { slug } from '../notation/index.ts';
import { attacksOfItems, factsOf, itemFacts } from './facts.ts';
import { marks } from './marks.ts';
import { PROPER_NAMES } from './proper.ts';
import { registered } from './registered.ts';

/** « Cri de guerre (1/Rencontre) » as a sentence says it. */
const bare = (name: string): string => name.replace(/ \([^)]*\)$/, '');

const EFFECTS: Lexicon['effects'] = {
  fr: { ...shared.fr, ...registered('fr', 'plain', 'extra-target', 'removal') },
  en: { ...shared.en, ...registered('en', 'plain', 'extra-target', 'removal') },
};

export function lexiconOf(content: Content): Lexicon {
  const g = { content };
  const attacks = attacksOfItems(g);
  return {
    content,
    proper: PROPER_NAMES,
    marks,
    effects: EFFECTS,
    /** AD2-MON-06: a line of a profile is known by its name; AD2-IA-07: how often is no part of it. */
    attacks: () =>
      Object.keys(content.creatures).flatMap((id) =>
        content
          .profileNamed(id)
          .actionNames.flatMap((name) =>
            name.fr === '' ? [] : [[slug(name.fr), { fr: bare(name.fr), en: bare(name.en) }] as const],
          ),
      ),
    attackFacts(id, lang) {
      const attack = attacks.get(id);
      return attack && factsOf(attack, lang);
    },
    itemFacts: (id, lang) => itemFacts(g, id, lang),
  };
}
