import type { RuleId } from '@souterrain/catalog';
import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import type { WithContent } from '../content/types.ts';
import { type Being, type Item, isPresent } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { HB, Situation } from '../world.ts';
import { wholeItem } from './belongings.ts';
import { entryOf, isEncumbering } from './entries.ts';
import { MOST_READY, placeFor, readyUsed, refusalOf, refusals } from './inventory.ts';
import { itemOption, makeRoom } from './ready.ts';
import { isWorn } from './worn.ts';

/** An object that nobody carries yet. */
export type Found = Pick<Item, 'base'> & Partial<Pick<Item, 'charges' | 'holds' | 'known'>>;

export interface Gift {
  readonly found: Found;
  readonly why: string;
  readonly rules: readonly RuleId[];
}

/** A hero receives an object, after making room for it (HB-INV-09); false when it is left. */
export function* acquire(g: HB, being: Being, { found, why, rules }: Gift): Rule<boolean> {
  if (!(yield* makeSpace(g, being, found.base))) return false;
  const place = placeFor(g, being.hero!.items, found.base);
  if (place === 'mains') yield* makeRoom(g, being);
  const item = itemFrom(g, found, { id: `${found.base}-${g.state.next}`, place });
  g.emit({ type: 'itemGained', being: being.id, item, why, rules });
  return true;
}

/** A new object, full where it has charges (HB-SCR-10). */
export function itemFrom(g: WithContent, found: Found, { id, place }: Pick<Item, 'id' | 'place'>): Item {
  const { base, charges = entryOf(g, found).charges, holds, known } = found;
  return wholeItem({ id, base, place, charges, holds, known });
}

/** HB-INV-09: the eleventh object is refused until another is dropped or handed over; the same for a second encumbering one. */
export function* makeSpace(g: HB, being: Being, base: string): Rule<boolean> {
  for (;;) {
    const refusal = refusalOf(g, being, base);
    if (refusal === null) return true;
    if (refusal === 'HB-GEAR-01' || being.seat === null) return false;
    const change = yield* ask<(() => void) | null>({
      id: 'faire-de-la-place',
      seat: being.seat,
      rule: refusal === 'HB-INV-05' ? 'HB-INV-05' : 'HB-INV-09',
      params: { being: being.id, item: base },
      options: partings(g, being, refusal),
    });
    if (change === null) return false;
    change();
  }
}

function partings(g: HB, being: Being, refusal: RuleId): readonly Option<(() => void) | null>[] {
  const options: Option<(() => void) | null>[] = [option('laisser', null)];
  const takers = takersBeside(g, being);
  for (const item of being.hero!.items) {
    if (isWorn(g, item) || (refusal === 'HB-INV-05' && item.place !== 'mains')) continue;
    options.push(itemOption('deposer', item, () => drop(g, being, item)));
    for (const other of takers(item)) options.push(handOver(g, being, { item, to: other }));
  }
  return options;
}

/** The heroes beside another who can carry an object of theirs: what each carries is looked through once. */
export function takersBeside(g: Situation, being: Being): (item: Item) => readonly Being[] {
  const others = g.state.beings
    .filter(
      (other) =>
        other.hero !== null &&
        other !== being &&
        other.side === being.side &&
        isPresent(other) &&
        other.zone === being.zone,
    )
    .map((other) => ({
      other,
      refused: refusals(g, other),
      handsFull: readyUsed(other.hero!.items) >= MOST_READY,
    }));
  if (others.length === 0) return nobody;
  return (item) => {
    const entry = entryOf(g, item);
    const takers: Being[] = [];
    for (const { other, refused, handsFull } of others)
      if (refused(entry) === null && !(entry.encumbering && handsFull)) takers.push(other);
    return takers;
  };
}

const NOBODY: readonly Being[] = [];
const nobody = (): readonly Being[] => NOBODY;

export function handOver(g: HB, being: Being, { item, to }: { item: Item; to: Being }): Option<() => void> {
  const params = { item: item.base, to: to.id };
  return option(
    `donner-${item.id}-${to.id}`,
    () =>
      g.emit({
        type: 'itemGiven',
        being: being.id,
        to: to.id,
        item: item.id,
        base: item.base,
        place: placeFor(g, to.hero!.items, item.base),
        rules: ['HB-INV-09'],
      }),
    { label: 'donner', params, at: { figure: to.id } },
  );
}

/** HB-INV-08: in the zone where the hero stands. */
export function drop(g: HB, being: Being, item: Item): void {
  const zone = g.state.scene === null ? null : being.zone;
  g.emit({ type: 'itemDropped', being: being.id, item: item.id, base: item.base, zone, rules: ['HB-INV-08'] });
}

/** HB-EQP-07, HB-INV-08: from the ground to a ready place, or to both hands. */
export function* pickUp(g: HB, being: Being, item: Item): Rule<void> {
  yield* makeRoom(g, being);
  const place = placeFor(g, being.hero!.items, item.base);
  // HB-INV-12, HB-Q-07: an armour at hand would be worn at once.
  const isHandy = !isEncumbering(g, item) && !isWorn(g, { ...item, place: 'pret' });
  g.emit({
    type: 'itemTaken',
    being: being.id,
    item: item.id,
    base: item.base,
    zone: being.zone!,
    place: place === 'sac' && isHandy ? 'pret' : place,
    rules: ['HB-EQP-07'],
  });
}

/** What lies at the feet of a being. */
export function groundOf({ scene }: HBState, { zone }: Being): readonly Item[] {
  for (const { id, items } of scene?.zones ?? []) if (id === zone) return items;
  return NOTHING;
}

const NOTHING: readonly Item[] = [];
