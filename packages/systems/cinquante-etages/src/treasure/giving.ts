import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import type { Item } from '../content/index.ts';
import { belongings, distinct, hasRoomForPotion, itemKey } from '../gear/items.ts';
import type { C50, C50State, Hero } from '../state.ts';

type Gift = { readonly item: Item } | { readonly gold: number } | null;

const GOLD_GIFTS = [1, 5, 10, 50] as const;

/** C50-MULT-07: living players on the same square of the same floor. */
export function matesBeside(state: C50State, hero: Hero): readonly Hero[] {
  if (state.heroes.length === 1) return [];
  return state.heroes.filter(
    (h) => h !== hero && h.status === 'exploring' && h.floor === hero.floor && h.cell === hero.cell,
  );
}

/** One gift, chosen then addressed; trading is two of them. */
export function* give(g: C50, hero: Hero, to: readonly Hero[]): Rule<boolean> {
  const { seat } = hero;
  const gift = yield* ask<Gift>({ id: 'donner-quoi', seat, rule: 'C50-MULT-07', options: giftOptions(hero, to) });
  if (gift === null) return false;
  const receivers = 'item' in gift ? to.filter((h) => canReceive(h, gift.item)) : to;
  const other = yield* ask({
    id: 'donner-a-qui',
    seat,
    rule: 'C50-MULT-07',
    options: receivers.map((h) => option(`place-${h.seat + 1}`, h, { label: 'place', params: { seat: h.seat } })),
  });
  const item = 'item' in gift ? gift.item : null;
  g.emit({ type: 'given', seat, to: other.seat, item, gold: 'gold' in gift ? gift.gold : 0, rules: ['C50-MULT-07'] });
  return true;
}

/** True when something of this hero's could be taken by one of the others. */
export const canGive = (hero: Hero, to: readonly Hero[]): boolean => to.length > 0 && giftOptions(hero, to).length > 1;

/** C50-EQP-05: a full belt takes no potion. */
const canReceive = (hero: Hero, item: Item): boolean => item.kind !== 'potion' || hasRoomForPotion(hero);

function giftOptions(hero: Hero, to: readonly Hero[]): readonly Option<Gift>[] {
  const items = distinct(belongings(hero))
    .filter((item) => to.some((h) => canReceive(h, item)))
    .map((item) => option<Gift>(itemKey(item), { item }, { label: 'objet', params: { item: itemKey(item) } }));
  const purse = GOLD_GIFTS.filter((n) => n < hero.gold).map((n) =>
    option<Gift>(`or-${n}`, { gold: n }, { label: 'or', params: { gold: n } }),
  );
  const all =
    hero.gold > 0 ? [option<Gift>('or-tout', { gold: hero.gold }, { label: 'or', params: { gold: hero.gold } })] : [];
  return [option<Gift>('passer', null), ...items, ...purse, ...all];
}

/** C50-MULT-07: before the next floor, everyone on the landing may give to the others, in seat order. */
export function* tradeOnLanding(g: C50): Rule<void> {
  const there = g.state.heroes.filter((h) => h.status === 'landing');
  if (there.length < 2 || there[0]!.floorsLeft === 0) return;
  for (const hero of there) {
    const others = there.filter((h) => h !== hero);
    let going = true;
    while (going) going = yield* give(g, hero, others);
  }
}
