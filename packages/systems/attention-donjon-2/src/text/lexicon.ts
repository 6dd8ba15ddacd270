import { type Lexicon, namesBy } from '@souterrain/crawl/text';
import type { Lang } from '@souterrain/words';
import type { Content } from '../content/index.ts';
import { slug } from '../notation/index.ts';
import { attacksOfItems, factsOf, itemFacts } from './facts.ts';
import { PROPER_NAMES } from './proper.ts';
import { registered } from './registered.ts';
import { SPEAKERS } from './speakers.ts';
import { states } from './states.ts';

/** « Cri de guerre (1/Rencontre) » as a sentence says it. */
const bare = (name: string): string => name.replace(/ \([^)]*\)$/, '');

const said = namesBy(SPEAKERS);

/** Effects as the notation names them, then what features say, then states, which the notation names too. */
const namesIn = (lang: Lang): Readonly<Record<string, string>> => ({
  ...registered(lang, 'plain', 'extra-target', 'removal'),
  ...said[lang],
  ...PROPER_NAMES,
  ...states[lang],
});

const NAMES: Lexicon['names'] = { fr: namesIn('fr'), en: namesIn('en') };

export function lexiconOf(content: Content): Lexicon {
  const g = { content };
  const attacks = attacksOfItems(g);
  return {
    content,
    names: NAMES,
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
