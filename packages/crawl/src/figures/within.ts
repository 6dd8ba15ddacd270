import { type Edition, editionOf } from '../edition.ts';
import type { State } from '../state.ts';
import type { Bearing, Feature } from './features.ts';
import { membersOf } from './uniform.ts';

/** Bearings by the members that their features have, in the order in which they act. */
export type Within<F = Feature> = Readonly<Record<keyof F, readonly Bearing<F>[]>>;

const NOBODY: readonly Bearing[] = [];
const empties = new WeakMap<Edition, Within>();

/** Of an edition; made from entries, which gives every such object one fast shape. */
export function nothingActs(state: State): Within {
  const edition = editionOf(state);
  let empty = empties.get(edition);
  if (!empty) {
    empty = Object.fromEntries(edition.members.map((name) => [name, NOBODY])) as unknown as Within;
    empties.set(edition, empty);
  }
  return empty;
}

export function sorted(state: State, bearings: readonly Bearing[]): Within {
  const empty = nothingActs(state);
  if (bearings.length === 0) return empty;
  const within: Record<string, readonly Bearing[]> = { ...empty };
  for (const at of bearings)
    for (const member of membersOf(at.feature)) {
      const others = within[member]!;
      within[member] = others === NOBODY ? [at] : [...others, at];
    }
  return within as unknown as Within;
}
