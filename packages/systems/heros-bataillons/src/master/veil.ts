import type { BeingId } from '../state.ts';

/** Stands for a being that is not seen, in the name of something else: the tree of a hidden caster. */
const SOMEBODY = 'inconnu';

/** Plain JSON without the beings that are not seen: none in a list, null alone, and no name made of theirs. */
export function veiled<T>(told: T, hidden: readonly BeingId[]): T {
  if (hidden.length === 0) return told;
  const within = new RegExp(`(?<=^|-)(${hidden.join('|')})(?=-|$)`, 'g');
  const veil = (value: unknown): unknown => {
    if (typeof value === 'string') return hidden.includes(value) ? null : value.replace(within, SOMEBODY);
    if (Array.isArray(value)) return value.filter((one) => !hidden.includes(one)).map(veil);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, veil(part)]));
  };
  return veil(told) as T;
}
