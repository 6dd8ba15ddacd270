import type { Company } from '@souterrain/words';
import type { Asking, Tell } from './catalogue.ts';
import type { Lexicon } from './lexicon.ts';
import { type Names, splitFigure } from './names.ts';

interface Telling {
  readonly catalogue: Asking;
  readonly lexicon: Lexicon;
  readonly names: Names;
}

/** What tells about the people of one company: made once for each. */
export function tellerOf(telling: Telling): (company: Company) => Tell {
  const { catalogue, lexicon } = telling;
  const { grammar, terms, suits, ranks, talents } = catalogue;
  const { lang } = grammar;
  const { content, attack, ...names } = telling.names;
  const tells = new WeakMap<Company, Tell>();
  const name = (id: string): string => terms[id] ?? content(id) ?? cardName(id) ?? id;

  function cardName(id: string): string | undefined {
    if (id.startsWith('joker-')) return catalogue.joker;
    const cut = id.indexOf('-');
    const [rank, suit] = [id.slice(0, cut), id.slice(cut + 1)];
    return suits[suit] === undefined || !/^(\d+|valet|dame|roi|as)$/.test(rank)
      ? undefined
      : catalogue.cardName(ranks[rank] ?? rank, suits[suit]);
  }

  const shared = {
    ...grammar,
    ...names,
    name,
    card: name,
    suit: (id: string) => suits[id] ?? id,
    rank: (id: string) => ranks[id] ?? id,
    attack: (id: string) => attack(id) ?? name(id),
    /** `g-orque-3` by its creatures. */
    group: (id: string) => names.plural(id.replace(/^g-|-\d+$/g, '')) ?? name(id),
    attackFacts: (id: string) => lexicon.attackFacts(id, lang),
    itemFacts: (id: string) => lexicon.itemFacts(id, lang),
    talentEffect: (id: string) => talents[id] ?? '',
  };

  function tellTo({ names: people }: Company): Tell {
    const seat = (n: number) => people[n] || catalogue.nobody(n);
    const figure = (id: string | null): string => {
      if (id === null) return '';
      const hero = /^h(\d+)/.exec(id);
      if (hero) return seat(Number(hero[1]) - 1);
      const { base, number } = splitFigure(id);
      return `${lexicon.content.creatures[base]?.name[lang] ?? base} ${number}`;
    };
    const isFigure = (id: string): boolean =>
      /^h\d+$/.test(id) || lexicon.content.creatures[splitFigure(id).base] !== undefined;
    return { ...shared, seat, figure, source: (id) => (isFigure(id) ? figure(id) : name(id)) };
  }

  return (company) => {
    let tell = tells.get(company);
    if (!tell) {
      tell = tellTo(company);
      tells.set(company, tell);
    }
    return tell;
  };
}
