import { OVER } from '@souterrain/kernel';
import { ofItems } from '../gear/belongings.ts';
import { drop, groundOf, pickUp } from '../gear/carry.ts';
import { entryOf } from '../gear/entries.ts';
import { heldItem, refusalOf } from '../gear/inventory.ts';
import { canReach, reach } from '../gear/reach.ts';
import type { Item } from '../pieces.ts';
import { actionTo, defineAction, type Verb } from './action.ts';

/** HB-INV-08: what both hands hold is let go for nothing. */
export const letGo = defineAction({
  id: 'deposer',
  place: 90,
  free: true,
  words: {
    fr: { options: { deposer: (o) => `déposer : ${o.its('item')}` } },
    en: { options: { deposer: (o) => `put down: ${o.its('item')}` } },
  },
  offer(g, being, into) {
    const held = being.hero && heldItem(being.hero.items);
    if (held) into.push(dropping(g, being, held));
  },
});

/** HB-ACT-04, HB-EQP-07: what a hero may do in its turn with objects that are neither attacks, potions nor spells. */
export const items = defineAction({
  id: 'objets',
  place: 91,
  words: {
    fr: {
      options: {
        'action/sortir': (o) => `sortir du sac : ${o.its('item')}`,
        'agir-librement/sortir': (o) => `sortir du sac : ${o.its('item')}`,
        ramasser: (o) => `ramasser : ${o.its('item')}`,
      },
    },
    en: {
      options: {
        'action/sortir': (o) => `take out of the bag: ${o.its('item')}`,
        'agir-librement/sortir': (o) => `take out of the bag: ${o.its('item')}`,
        ramasser: (o) => `pick up: ${o.its('item')}`,
      },
    },
  },
  offer(g, being, into) {
    if (!being.hero) return;
    for (const { item, alone } of worthDrawing(g, being.hero.items))
      if ((alone || g.state.master !== null) && canReach(g.state, being, item)) into.push(drawing(g, being, item));
    for (const item of groundOf(g.state, being))
      if (refusalOf(g, being, item.base) === null) into.push(picking(g, being, item));
  },
});

/** Weapons come out of the bag with the attack itself (HB-EQP-09), potions, scrolls and wands with their use; what is not `alone` does something only where an MJ is. */
const worthDrawing = ofItems((g, carried) => {
  const found: { readonly item: Item; readonly alone: boolean }[] = [];
  for (const item of carried) {
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
