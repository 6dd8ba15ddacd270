import type { BeingId } from '../pieces.ts';

/** Stands for a being that is not seen, in the name of something else: the tree of a hidden caster. */
const SOMEBODY = 'inconnu';

/**
 * Plain JSON in which beings are called otherwise, in names made of theirs too. One called null is not there at all: none in a
 * list, null alone.
 */
export function renamed<T>(told: T, called: ReadonlyMap<BeingId, BeingId | null>): T {
  if (called.size === 0) return told;
  const within = new RegExp(`(?<=^|-)(${[...called.keys()].join('|')})(?=-|$)`, 'g');
  const rename = (value: unknown): unknown => {
    if (typeof value === 'string')
      return called.get(value) === null ? null : value.replace(within, (id) => called.get(id) ?? SOMEBODY);
    if (Array.isArray(value)) return value.filter((one) => called.get(one) !== null).map(rename);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, rename(part)]));
  };
  return rename(told) as T;
}

/** Without those who are not seen. */
export const veiled = <T>(told: T, hidden: readonly BeingId[]): T =>
  renamed(told, new Map(hidden.map((id) => [id, null])));
