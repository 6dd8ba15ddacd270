import type { Decision, Option } from '@souterrain/kernel';
import type { Company, Labelled, SystemWords } from '@souterrain/words';
import { CREATURES, HEROES, SCENARIOS } from '../content/index.ts';
import type { AD1Event } from '../events.ts';
import type { Catalogue, Tell } from './catalogue.ts';
import { contentName, splitFigure } from './names.ts';

type Line = (event: AD1Event, tell: Tell) => string | undefined;
const NONE = {};

/** A catalogue as clients use it; a key nobody wrote a word for is shown as it is, rather than stopping a game. */
export function wordsOf(catalogue: Catalogue): SystemWords<AD1Event> {
  const { lang, typeset } = catalogue;
  const lines = catalogue.events as unknown as Readonly<Record<string, Line | undefined>>;
  const tells = new WeakMap<Company, Tell>();
  const name = (id: string): string => catalogue.terms[id] ?? contentName(id, lang) ?? cardName(id) ?? id;

  function cardName(id: string): string | undefined {
    if (id.startsWith('joker-')) return catalogue.joker;
    const cut = id.indexOf('-');
    const [rank, suit] = [id.slice(0, cut), id.slice(cut + 1)];
    return catalogue.suits[suit] === undefined || !/^(\d+|valet|dame|roi|as)$/.test(rank)
      ? undefined
      : catalogue.cardName(catalogue.ranks[rank] ?? rank, catalogue.suits[suit]);
  }

  function tellOf(company: Company): Tell {
    let tell = tells.get(company);
    if (!tell) {
      const seat = (n: number) => company.names[n] || catalogue.nobody(n);
      tell = {
        seat,
        name,
        card: name,
        group: (id) => {
          const { base } = splitFigure(id);
          return (CREATURES[base] ?? CREATURES[base.replace(/^g-/, '')])?.plural[lang] ?? name(id);
        },
        figure: (id) => {
          if (id === null) return '';
          const hero = /^h(\d+)/.exec(id);
          if (hero) return seat(Number(hero[1]) - 1);
          const { base, number } = splitFigure(id);
          return `${CREATURES[base]?.name[lang] ?? base} ${number}`;
        },
      };
      tells.set(company, tell);
    }
    return tell;
  }

  const asked = ({ seat, params }: Decision, company: Company) => {
    const tell = tellOf(company);
    return { ...tell, who: tell.seat(seat), params: params ?? NONE };
  };

  /** What an option points at, in words. */
  function spot({ at }: Option, tell: Tell): string | undefined {
    if (!at) return undefined;
    if ('figure' in at) return tell.figure(at.figure);
    if ('cell' in at) return `${at.cell[0]};${at.cell[1]}`;
    if ('card' in at) return name(String(at.card));
    return undefined;
  }

  const labelled = ({ label, hint }: Labelled): Labelled =>
    hint === undefined ? { label: typeset(label) } : { label: typeset(label), hint: typeset(hint) };

  return {
    title: typeset(catalogue.title),
    pitch: typeset(catalogue.pitch),
    prompt: (decision, company) =>
      typeset(catalogue.prompts[decision.id]?.(asked(decision, company)) ?? name(decision.prompt)),
    option(decision, option, company) {
      const said = catalogue.options[`${decision.id}/${option.label}`] ?? catalogue.options[option.label];
      const base = asked(decision, company);
      const at = spot(option, base);
      return labelled(
        said?.({ ...base, option: { id: option.id, params: option.params ?? NONE, cost: option.cost }, at }) ?? {
          label: at === undefined ? name(option.label) : `${name(option.label)} (${at})`,
        },
      );
    },
    event(event, company) {
      const line = lines[event.type]?.(event, tellOf(company));
      return line === undefined ? undefined : typeset(line);
    },
    term: (label) => typeset(name(label)),
    choice(id, value) {
      if (id === 'fiche')
        return labelled(value === undefined ? { label: catalogue.heroes.fiche } : catalogue.heroes.sansFiche);
      if (value === undefined) return labelled({ label: id === 'heros' ? catalogue.heroes.label : name(id) });
      if (value === 'nouveau') return labelled(catalogue.heroes.nouveau);
      const hero = HEROES[value];
      if (!hero) return labelled({ label: value });
      return labelled({ label: hero.name[lang], hint: [hero.origin, hero.career].map(name).join(', ') });
    },
    variant(id, value) {
      if (id === 'scenario') {
        if (value === undefined) return labelled({ label: catalogue.games.scenario });
        if (value === 'hasard') return labelled(catalogue.games.hasard);
        const entry = SCENARIOS[value];
        return labelled({ label: entry?.name[lang] ?? value, ...(entry ? { hint: entry.pitch[lang] } : {}) });
      }
      if (id === 'campagne') {
        const { label, non, oui } = catalogue.games.campagne;
        return labelled(value === undefined ? { label } : value === 'oui' ? oui : non);
      }
      const variant = (
        catalogue.variants as Readonly<Record<string, { label: string; values: Readonly<Record<string, string>> }>>
      )[id];
      return { label: typeset((value === undefined ? variant?.label : variant?.values[value]) ?? value ?? id) };
    },
    outcome: ({ id }) => typeset(catalogue.outcomes[id as 'victoire' | 'defaite'] ?? id),
  };
}
