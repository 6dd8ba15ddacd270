import type { Content, Noun as Entry, Item } from '../content/index.ts';

/** What a language calls the things of a game. */
export interface Nouns<N> {
  readonly content: Content;
  of(id: string): N;
  scroll(id: string): N;
  item(item: Item): N;
  /** An item as options name it: see `itemKey`. */
  key(key: string): N;
  readonly ids: readonly string[];
}

interface Speaking<N> {
  /** A thing of the packs that has an article. */
  readonly common: (entry: Entry) => N;
  /** One that has none: a spell, a class. */
  readonly proper: (name: Entry['name']) => N;
  readonly scroll: (spell: N) => N;
  /** What no pack holds. */
  readonly others: Readonly<Record<string, N>>;
}

const SCROLL = 'parchemin-';

/** A spell and the scroll that holds it share an id. */
export function nounsIn<N>(content: Content, { common, proper, scroll, others }: Speaking<N>): Nouns<N> {
  const { creatures, weapons, armours, targe, potions, classes, spells, scrolls } = content;
  const nouns = new Map(Object.entries(others));
  for (const { id, name } of [classes, spells, scrolls].flatMap((one) => Object.values<NamedEntry>(one)))
    nouns.set(id, proper(name));
  for (const entry of [creatures, weapons, armours, { targe }, potions].flatMap((one) => Object.values<Entry>(one)))
    nouns.set(entry.id, common(entry));
  const of = (id: string) => nouns.get(id) ?? proper({ fr: id, en: id });
  const scrollOf = (id: string) => scroll(of(id));
  return {
    content,
    of,
    scroll: scrollOf,
    item: ({ kind, id }) => (kind === 'scroll' ? scrollOf(id) : of(id)),
    key: (key) => (key.startsWith(SCROLL) ? scrollOf(key.slice(SCROLL.length)) : of(key)),
    ids: [...nouns.keys()],
  };
}

type NamedEntry = Pick<Entry, 'id' | 'name'>;
