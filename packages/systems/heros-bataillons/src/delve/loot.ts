import { type Option, option, type Rule } from '@souterrain/kernel';
import { makeSpace } from '../gear/carry.ts';
import { placeFor } from '../gear/inventory.ts';
import { makeRoom } from '../gear/ready.ts';
import type { Being, Item, ZoneId } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';
import { ableHeroes, askLeader } from './group.ts';

/** An object that nobody carries: on the ground, or on a dead hero (HB-DMG-16). */
interface Lying {
  readonly item: Item;
  readonly zone: ZoneId | null;
  readonly dead: Being | null;
}

interface Taking extends Lying {
  readonly hero: Being;
}

/** HB-SOLO-22: found objects go to the hero who picks them up; the leader says who, or leaves the rest. */
export function* loot(g: HB): Rule<void> {
  const refused = new Set<string>();
  for (;;) {
    const options = takings(g.state).filter(({ id }) => !refused.has(id));
    if (options.length === 0) return;
    const taking = yield* askLeader<Taking | null>(g, {
      id: 'butin',
      rule: 'HB-SOLO-22',
      options: [...options, option('laisser', null)],
    });
    if (taking === null) return;
    // HB-INV-09.
    if (yield* makeSpace(g, taking.hero, taking.item.base)) yield* take(g, taking);
    else refused.add(idOf(taking));
  }
}

const idOf = ({ item, hero }: Pick<Taking, 'item' | 'hero'>): string => `prendre-${item.id}-${hero.id}`;

function takings(state: HBState): Option<Taking>[] {
  const options: Option<Taking>[] = [];
  for (const lying of lyingIn(state))
    for (const hero of ableHeroes(state)) {
      const taking = { ...lying, hero };
      const params = { item: lying.item.base, being: hero.id };
      options.push(option(idOf(taking), taking, { label: 'prendre', params, at: { item: lying.item.id } }));
    }
  return options;
}

export function lyingIn({ scene, beings }: HBState): Lying[] {
  const lying: Lying[] = [];
  for (const { id, items } of scene?.zones ?? [])
    for (const item of items) if (item.base !== 'corps') lying.push({ item, zone: id, dead: null });
  for (const being of beings)
    if (being.hero && being.status === 'mort' && being.zone !== null)
      for (const item of being.hero.items) lying.push({ item, zone: null, dead: being });
  return lying;
}

function* take(g: HB, { item, zone, dead, hero }: Taking): Rule<void> {
  const place = placeFor(g, hero.hero!.items, item.base);
  // HB-EQP-08: what both hands hold takes a ready place.
  if (place === 'mains') yield* makeRoom(g, hero);
  const taken = { item: item.id, base: item.base, place, rules: ['HB-SOLO-22', 'HB-DMG-16'] as const };
  if (dead) g.emit({ type: 'itemGiven', being: dead.id, to: hero.id, ...taken });
  else g.emit({ type: 'itemTaken', being: hero.id, zone: zone!, ...taken });
}
