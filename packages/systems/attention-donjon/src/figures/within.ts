import type { Bearing, Feature } from './features.ts';
import { membersOf, NAMES } from './uniform.ts';

/** Bearings by the members that their features have, in the order in which they act. */
export type Within = Readonly<Record<keyof Feature, readonly Bearing[]>>;

const NOBODY: readonly Bearing[] = [];

/** Made from entries, which gives every such object one fast shape. */
const empty = (): Record<keyof Feature, readonly Bearing[]> =>
  Object.fromEntries(NAMES.map((name) => [name, NOBODY])) as Record<keyof Feature, readonly Bearing[]>;

export const NOTHING_ACTS: Within = empty();

export function sorted(bearings: readonly Bearing[]): Within {
  if (bearings.length === 0) return NOTHING_ACTS;
  const within = { ...NOTHING_ACTS };
  for (const at of bearings)
    for (const member of membersOf(at.feature))
      within[member] = within[member] === NOBODY ? [at] : [...within[member], at];
  return within;
}
