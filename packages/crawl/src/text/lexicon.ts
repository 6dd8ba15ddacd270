import type { ByLang, Lang } from '@souterrain/words';
import type { Content } from '../content/content.ts';
import type { Words } from '../content/types.ts';

type Table<T> = Readonly<Record<string, T>>;

/** What an edition has names for: all that its content holds, and what its rules name themselves. */
export interface Lexicon {
  readonly content: Content;
  /** Talents, states, special rules, origins, careers, traits. */
  readonly names: ByLang<Table<string>>;
  /** Attacks of creatures that have a name of their own, by id. */
  attacks(): readonly (readonly [id: string, name: Words])[];
  /** Numbers of an attack in one line; undefined for what no item gives. */
  attackFacts(id: string, lang: Lang): string | undefined;
  /** What an item is worth in a fight; empty for the others. */
  itemFacts(id: string, lang: Lang): string;
}
