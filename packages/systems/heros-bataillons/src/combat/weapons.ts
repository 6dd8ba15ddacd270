import { wholeAttack } from '../content/attacks.ts';
import type { WithContent } from '../content/types.ts';
import { ofItems } from '../gear/belongings.ts';
import { heldItem } from '../gear/inventory.ts';
import type { AttackEntry, Being, Item } from '../pieces.ts';

/** What one attack is made with (HB-ATK-01, HB-ATK-03): one weapon, two in two hands, or what a body offers. */
export interface WeaponSet {
  readonly id: string;
  readonly entries: readonly AttackEntry[];
  /** HB-ATK-01: their dice, in the order of the entries. */
  readonly dice: readonly number[];
  /** The objects in hand, in the order of the entries; none for claws and bare hands. */
  readonly items: readonly Item[];
  /** HB-EQP-09: the weapon must first be taken out of the bag. */
  readonly stowed: boolean;
  /** HB-DIST-08, HB-DIST-09: how many links away all its weapons reach. */
  readonly reach: number;
}

type Parts = Pick<WeaponSet, 'id' | 'entries' | 'items' | 'stowed'>;

const weaponSet = ({ id, entries, items, stowed }: Parts): WeaponSet => ({
  id,
  entries,
  dice: entries.length === 1 ? entries[0]!.dice : entries.flatMap(({ dice }) => dice),
  items,
  stowed,
  reach: reachOf(entries),
});

function reachOf(entries: readonly AttackEntry[]): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (const { ranges } of entries) {
    let longest = 0;
    for (const range of ranges) longest = Math.max(longest, range === 'melee' ? 0 : range === 'jet' ? 1 : 2);
    shortest = Math.min(shortest, longest);
  }
  return shortest;
}

/** HB-ATK-19. */
const BARE = wholeAttack({ id: 'mains-nues', dice: [4], ranges: ['melee', 'jet'], hands: 1 });
const BARE_HANDS = weaponSet({ id: 'mains-nues', entries: [BARE], items: [], stowed: false });

export const weaponSetsOf = (g: WithContent, { hero, attacks }: Being): readonly WeaponSet[] =>
  hero ? carriedSets(g, hero.items) : naturalSets(attacks);

const carriedSets = ofItems((g, items): readonly WeaponSet[] => {
  const sets: WeaponSet[] = [];
  const held = heldItem(items);
  if (held) {
    // HB-INV-08: whatever both hands hold leaves no other weapon.
    const attack = g.content.items[held.base]?.attack;
    if (attack) sets.push(weaponSet({ id: held.id, entries: [attack], items: [held], stowed: false }));
    return sets;
  }
  const bagged: WeaponSet[] = [];
  for (const item of items) {
    const attack = item.place === 'porte' ? undefined : g.content.items[item.base]?.attack;
    if (!attack) continue;
    const stowed = item.place === 'sac';
    (stowed ? bagged : sets).push(weaponSet({ id: item.id, entries: [attack], items: [item], stowed }));
  }
  const ready = sets.length;
  for (let i = 0; i < ready; i++)
    for (let j = i + 1; j < ready; j++) {
      const one = sets[i]!;
      const two = sets[j]!;
      if (!canPair(one.entries[0]!) || !canPair(two.entries[0]!)) continue;
      sets.push(
        weaponSet({
          id: `${one.id}-et-${two.id}`,
          entries: [one.entries[0]!, two.entries[0]!],
          items: [one.items[0]!, two.items[0]!],
          stowed: false,
        }),
      );
    }
  if (ready === 0) sets.push(BARE_HANDS);
  for (const set of bagged) sets.push(set);
  return sets;
});

/** HB-ATK-03: two one-handed weapons; one that bursts is thrown alone. */
const canPair = ({ hands, explosive }: AttackEntry): boolean => hands === 1 && explosive !== true;

/** HB-ATK-03: natural attacks list their own dice. A memo: a creature never changes its own. */
const NATURAL = new WeakMap<readonly AttackEntry[], readonly WeaponSet[]>();

function naturalSets(attacks: readonly AttackEntry[]): readonly WeaponSet[] {
  let sets = NATURAL.get(attacks);
  if (!sets) {
    sets = attacks.map((entry) => weaponSet({ id: entry.id, entries: [entry], items: [], stowed: false }));
    NATURAL.set(attacks, sets);
  }
  return sets;
}

/** HB-EQP-10: both hands were needed. */
export function takesBothHands({ entries }: WeaponSet): boolean {
  let hands = 0;
  for (const entry of entries) hands += entry.hands;
  return hands >= 2;
}

export const isExplosive = ({ entries }: WeaponSet): boolean => entries[0]!.explosive === true;
