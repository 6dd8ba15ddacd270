import type { Company } from '@souterrain/words';
import type { Content } from '../content/types.ts';
import type { Catalogue } from './catalogue.ts';
import { contentName } from './names.ts';
import type { Tell } from './spoken.ts';

/** What the letter of a zone's id stands for: `z2`. */
const KINDS: Readonly<Record<string, string>> = { z: 'zone' };

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What tells about the people of one company: made once for each. */
export function tellerOf(catalogue: Catalogue, content: Content): (company: Company) => Tell {
  const { lang, terms } = catalogue;
  const prefixes = Object.entries(terms).filter(([id]) => id.endsWith('-'));
  const tells = new WeakMap<Company, Tell>();

  const seatIn = ({ names }: Company, seat: number): string => names[seat] || catalogue.nobody(seat);

  // The name of a being may be any word, and « constructor » is no word of ours.
  const plain = (id: string): string | undefined =>
    Object.hasOwn(terms, id) ? terms[id] : contentName(content, id, lang);
  const nameIn = (company: Company, id: string): string => knownIn(company, id) ?? id;

  function knownIn(company: Company, id: string): string | undefined {
    return plain(id) ?? numbered(company, id) ?? compound(company, id);
  }

  /** `h2`, `h2-dague-2`, `epee-12`, `gobelin-4`, `z1`. */
  function numbered(company: Company, id: string): string | undefined {
    const hero = /^h(\d+)$/.exec(id);
    if (hero) return seatIn(company, Number(hero[1]) - 1);
    const object = /^(?:h\d+-)?([a-z-]+?)(?:-\d+)?$/.exec(id);
    const item = object && content.items[object[1]!];
    if (item) return item.name[lang];
    const one = /^([a-z-]*[a-z])-?(\d+)$/.exec(id);
    const kind = one && plain(KINDS[one[1]!] ?? one[1]!);
    return kind ? `${capital(kind)} ${one[2]}` : undefined;
  }

  function compound(company: Company, id: string): string | undefined {
    const pair = /^(.+)-et-(.+)$/.exec(id);
    const [one, two] = [pair && numbered(company, pair[1]!), pair && numbered(company, pair[2]!)];
    if (one && two) return `${one} ${catalogue.and} ${two}`;
    for (const [prefix, said] of prefixes)
      if (id.startsWith(prefix)) return `${said} ${restIn(company, id.slice(prefix.length))}`;
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

  return tellOf;
}
