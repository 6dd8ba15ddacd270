import { OVER } from '@souterrain/kernel';
import { type Action, actionTo, type Verb } from '../combat/action.ts';
import type { Being, Item } from '../pieces.ts';
import type { HB } from '../world.ts';
import { ofItems } from './belongings.ts';
import { drop, groundOf, pickUp } from './carry.ts';
import { entryOf } from './entries.ts';
import { heldItem, refusalOf } from './inventory.ts';
import { canReach, reach } from './reach.ts';

/** HB-ACT-04, HB-EQP-07, HB-INV-08: what a hero may do in its turn with objects that are neither attacks, potions nor spells. */
export function itemActions(g: HB, being: Being, into: Action[]): void {
  const { hero } = being;
  if (!hero) return;
  dropActions(g, being, into);
  for (const { item, alone } of worthDrawing(g, hero.items))
    if ((alone || g.state.master !== null) && canReach(g.state, being, item)) into.push(drawing(g, being, item));
  for (const item of groundOf(g.state, being))
    if (refusalOf(g, being, item.base) === null) into.push(picking(g, being, item));
}

/** HB-INV-08: what both hands hold is let go for nothing. */
export function dropActions(g: HB, being: Being, into: Action[]): void {
  const held = being.hero && heldItem(being.hero.items);
  if (held) into.push(dropping(g, being, held));
}

/** Weapons come out of the bag with the attack itself (HB-EQP-09), potions, scrolls and wands with their use; what is not `alone` does something only where an MJ is. */
const worthDrawing = ofItems((g, items) => {
  const found: { readonly item: Item; readonly alone: boolean }[] = [];
  for (const item of items) {
    const { kind } = entryOf(g, item);
    const alone = kind === 'bouclier' || LIGHTS.includes(item.base);
    if (item.place === 'sac' && (alone || kind === 'outil' || kind === 'autre')) found.push({ item, alone });
  }
  return found;
});

/** HB-SOLO-02: a light serves only while it is ready. */
const LIGHTS: readonly string[] = ['torches', 'lanterne'];

const itemVerb = (label: string, more: Pick<Verb<Item>, 'kind' | 'rule' | 'run'>): Verb<Item> => ({
  id: ({ id }) => `${label}-${id}`,
  label,
  params: ({ base }) => ({ item: base }),
  at: ({ id }) => ({ item: id }),
  ...more,
});

const dropping = actionTo(
  itemVerb('deposer', {
    kind: 'libre',
    rule: 'HB-INV-08',
    run(g, being, item) {
      drop(g, being, item);
      return OVER;
    },
  }),
);

const drawing = actionTo(
  itemVerb('sortir', {
    kind: 'objet',
    rule: 'HB-EQP-03',
    *run(g, being, item) {
      yield* reach(g, being, item);
    },
  }),
);

const picking = actionTo(itemVerb('ramasser', { kind: 'objet', rule: 'HB-EQP-07', run: pickUp }));
