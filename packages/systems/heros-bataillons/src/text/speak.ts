import type { Decision, Option } from '@souterrain/kernel';
import type { Company, Labelled, SystemWords } from '@souterrain/words';
import { HEROES, ITEMS } from '../content/index.ts';
import type { HBEvent } from '../events.ts';
import type { Catalogue, Tell } from './catalogue.ts';
import { contentName } from './names.ts';

type Line = (event: HBEvent, tell: Tell) => string | undefined;
const NONE = {};

/** What the letter of a zone's id stands for: `z2`. */
const KINDS: Readonly<Record<string, string>> = { z: 'zone' };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A catalogue as clients use it; a key nobody wrote a word for is shown as it is, rather than stopping a game. */
export function wordsOf(catalogue: Catalogue): SystemWords<HBEvent> {
  const { lang, terms, prefixes, typeset } = catalogue;
  const lines = catalogue.events as unknown as Readonly<Record<string, Line | undefined>>;
  const tells = new WeakMap<Company, Tell>();
  const nobody: Company = { names: [] };

  const seatIn = ({ names }: Company, seat: number): string => names[seat] || catalogue.nobody(seat);

  const plain = (id: string): string | undefined => terms[id] ?? contentName(id, lang);
  const nameIn = (company: Company, id: string): string => knownIn(company, id) ?? id;

  function knownIn(company: Company, id: string): string | undefined {
    return plain(id) ?? numbered(company, id) ?? compound(company, id);
  }

  /** `h2`, `h2-dague-2`, `epee-12`, `gobelin-4`, `z1`. */
  function numbered(company: Company, id: string): string | undefined {
    const hero = /^h(\d+)$/.exec(id);
    if (hero) return seatIn(company, Number(hero[1]) - 1);
    const object = /^(?:h\d+-)?([a-z-]+?)(?:-\d+)?$/.exec(id);
    if (object && ITEMS[object[1]!]) return ITEMS[object[1]!]!.name[lang];
    const one = /^([a-z-]*[a-z])-?(\d+)$/.exec(id);
    const kind = one && plain(KINDS[one[1]!] ?? one[1]!);
    return kind ? `${capital(kind)} ${one[2]}` : undefined;
  }

  function compound(company: Company, id: string): string | undefined {
    const pair = /^(.+)-et-(.+)$/.exec(id);
    const [one, two] = [pair && numbered(company, pair[1]!), pair && numbered(company, pair[2]!)];
    if (one && two) return `${one} ${catalogue.and} ${two}`;
    for (const [prefix, said] of Object.entries(prefixes))
      if (id.startsWith(`${prefix}-`)) return `${said} ${restIn(company, id.slice(prefix.length + 1))}`;
    return undefined;
  }

  /** One id, or two one after the other as in `porte-z1-z2`. */
  function restIn(company: Company, rest: string): string {
    const whole = plain(rest) ?? numbered(company, rest);
    const pair = whole === undefined ? /^([a-z]+\d*)-([a-z]+\d*)$/.exec(rest) : null;
    const [one, two] = [pair && knownIn(company, pair[1]!), pair && knownIn(company, pair[2]!)];
    return whole ?? (one && two ? `${one} ${catalogue.and} ${two}` : nameIn(company, rest));
  }

  function tellOf(company: Company): Tell {
    let tell = tells.get(company);
    if (!tell) {
      const name = (id: string | null): string => (id === null ? '' : nameIn(company, id));
      const list = (ids: readonly string[]): string =>
        ids.length < 2
          ? ids.map(name).join('')
          : `${ids.slice(0, -1).map(name).join(', ')} ${catalogue.and} ${name(ids.at(-1)!)}`;
      tell = { name, list, seat: (seat) => seatIn(company, seat) };
      tells.set(company, tell);
    }
    return tell;
  }

  const said = (text: string): string => typeset(capital(text));
  const labelled = ({ label, hint }: Labelled): Labelled =>
    hint === undefined ? { label: said(label) } : { label: said(label), hint: typeset(hint) };

  const asked = ({ seat, params = NONE }: Decision, company: Company) => {
    const tell = tellOf(company);
    const of = (param: string): string => tell.name(String((params as Record<string, unknown>)[param] ?? ''));
    return { ...tell, who: tell.seat(seat), params, of };
  };

  /** HB-SOLO-22: a vote is the same question, asked of each. */
  const questionOf = ({ id }: Decision): string => id.replace(/^vote-/, '');

  function spot({ at }: Option, tell: Tell): string | undefined {
    if (!at) return undefined;
    if ('figure' in at) return tell.name(at.figure);
    if ('zone' in at) return tell.name(String(at.zone));
    return undefined;
  }

  return {
    title: typeset(catalogue.title),
    pitch: typeset(catalogue.pitch),
    prompt(decision, company) {
      const sentence = catalogue.prompts[decision.prompt] ?? catalogue.prompts[questionOf(decision)];
      return said(sentence?.(asked(decision, company)) ?? tellOf(company).name(decision.prompt));
    },
    option(decision, option, company) {
      const sentence = catalogue.options[`${questionOf(decision)}/${option.label}`] ?? catalogue.options[option.label];
      const base = asked(decision, company);
      const at = spot(option, base);
      const its = (param: string): string => base.name(String(option.params?.[param] ?? ''));
      const plain = base.name(option.label);
      return {
        label: said(sentence?.({ ...base, its, at }) ?? (at && !plain.includes(at) ? `${plain} (${at})` : plain)),
      };
    },
    event(event, company) {
      const line = lines[event.type]?.(event, tellOf(company));
      return line === undefined ? undefined : said(line);
    },
    term: (label) => typeset(nameIn(nobody, label)),
    choice(id, value) {
      if (value === undefined) return labelled({ label: id === 'heros' ? catalogue.heroes.label : nameIn(nobody, id) });
      const hero = HEROES[value];
      if (hero) return labelled({ label: hero.name[lang], hint: hero.pitch[lang] });
      return labelled(catalogue.heroes.values[value] ?? { label: value });
    },
    variant(id, value) {
      const game = catalogue.games[id];
      if (game) return labelled(value === undefined ? game : (game.values[value] ?? { label: value }));
      const variant = (
        catalogue.variants as Readonly<Record<string, { label: string; values: Readonly<Record<string, string>> }>>
      )[id];
      return labelled({ label: (value === undefined ? variant?.label : variant?.values[value]) ?? value ?? id });
    },
    outcome: ({ id }) => typeset(catalogue.outcomes[id as 'victoire' | 'defaite' | 'nul'] ?? id),
  };
}
