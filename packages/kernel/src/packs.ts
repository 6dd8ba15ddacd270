import { hashState } from './hash.ts';

/** A pack of content, as a save names it. */
export interface PackPin {
  readonly id: string;
  readonly version: string;
  /** Of all it holds. */
  readonly hash: string;
}

/** A pack that was compiled: what it says of itself, and its entries of each kind by id. Nothing changes it. */
export type Pack = Readonly<Record<string, object>> & { readonly pack: PackPin };

/** What a system is made from: its packs, in the order in which they are read. Later entries take the place of earlier ones of one id. */
export type Packs = readonly Pack[];

/**
 * The hash that names all that a pack holds, in the order of its entries: chance picks by it. Whatever it says of its own hash
 * does not count, nor do kinds without an entry.
 */
export function packHash({
  pack: { hash: _, ...about },
  ...lists
}: Omit<Pack, 'pack'> & { pack: object & { hash?: string } }): string {
  const written = Object.entries(lists).map(([kind, entries]) => [kind, Object.entries(entries)] as const);
  return hashState([about, Object.fromEntries(written.filter(([, entries]) => entries.length > 0))]);
}

export const pinOf = ({ pack: { id, version, hash } }: Pack): PackPin => ({ id, version, hash });

/** Makes one system for one set of packs: the same packs, by their hashes, give the same system, whoever asks. */
export function perPacks<T>(make: (packs: Packs) => T): (packs: Packs) => T {
  const made = new Map<string, T>();
  return (packs) => {
    const key = packs.map(({ pack: { id, hash } }) => `${id} ${hash}`).join('\n');
    let one = made.get(key);
    if (one === undefined) {
      one = make(packs);
      made.set(key, one);
    }
    return one;
  };
}

/** Every entry of one kind of a set of packs, by id. */
export function entriesIn<T>(packs: Packs, kind: string): Readonly<Record<string, T>> {
  // Without a prototype, no id is known that nobody wrote.
  const all: Record<string, T> = Object.create(null);
  for (const pack of packs) Object.assign(all, pack[kind]);
  return all;
}
