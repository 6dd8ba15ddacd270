import type { HBEvent, Item } from '@souterrain/heros-bataillons';
import type { SystemWords } from '@souterrain/words';
import { capital } from '../names.ts';

/** « Parchemin (Sacrée, Toucher, mineur) »: what it is, then what it holds; a vial nobody has tried keeps its secret. */
export function itemName({ base, holds = {}, charges }: Item, words: SystemWords<HBEvent>): string {
  const held = ['school', 'form', 'power', 'effect', 'detail', 'administration']
    .flatMap((key) => holds[key] ?? [])
    .map((id) => words.term(id, undefined));
  const name = capital(words.term(base, undefined));
  return `${name}${held.length > 0 ? ` (${held.join(', ')})` : ''}${charges === undefined ? '' : ` ×${charges}`}`;
}

/** The spell of a grimoire that waits to be released. */
export const spellName = (held: Readonly<Record<string, string>>, words: SystemWords<HBEvent>): string =>
  ['school', 'form', 'power'].flatMap((key) => (held[key] ? [words.term(held[key], undefined)] : [])).join(', ');
