import type { Within } from '../world/bearings.ts';
import type { Edition } from '../world/edition.ts';
import type { Bearing, Feature } from '../world/features.ts';
import { membersOf } from './uniform.ts';

const NOBODY: readonly Bearing<never>[] = [];

/** A memo: an edition is never changed. */
const empties = new WeakMap<Edition, Within>();

/** Of an edition; made from entries, which gives every such object one fast shape. */
export function nothingActs<F extends Feature>(edition: Edition<F>): Within<F> {
  let empty = empties.get(edition) as Within<F> | undefined;
  if (!empty) {
    empty = Object.fromEntries(edition.members.map((name) => [name, NOBODY])) as unknown as Within<F>;
    empties.set(edition, empty);
  }
  return empty;
}

export function sorted<F extends Feature>(edition: Edition<F>, bearings: readonly Bearing<F>[]): Within<F> {
  const empty = nothingActs(edition);
  if (bearings.length === 0) return empty;
  const within: Record<string, readonly Bearing<F>[]> = { ...empty };
  for (const at of bearings)
    for (const member of membersOf(at.feature)) {
      const others = within[member]!;
      within[member] = others === NOBODY ? [at] : [...others, at];
    }
  return within as unknown as Within<F>;
}
