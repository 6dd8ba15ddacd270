import type { Action } from '../combat/action.ts';
import { canReach, reach } from '../gear/reach.ts';
import type { Being, HB } from '../state.ts';
import type { Use, Vial } from './administrations/administration.ts';
import { administrationOf } from './administrations/index.ts';
import { potionIn } from './potion.ts';

/** HB-ACT-04, HB-ALC-15 to HB-ALC-19: the uses of the potions that a being carries. */
export function potionActions(g: HB, being: Being): readonly Action[] {
  const actions: Action[] = [];
  if (!being.hero) return actions;
  for (const item of being.hero.items) {
    const potion = potionIn(item.holds);
    if (potion === null || !canReach(g.state, being, item)) continue;
    const vial: Vial = { user: being, item, potion };
    for (const use of administrationOf(potion.administration)(g, vial)) actions.push(using(g, vial, use));
  }
  return actions;
}

function using(g: HB, { user, item }: Vial, { verb, aim, at, rule, run }: Use): Action {
  const id = `${verb}-${item.id}`;
  return {
    id: aim === null ? id : `${id}-${aim}`,
    label: `potion-${verb}`,
    params: { item: item.id, aim: aim ?? user.id },
    at,
    kind: 'objet',
    rule,
    *run() {
      // HB-EQP-03: what is not ready must first be found.
      if (yield* reach(g, user, item)) yield* run();
    },
  };
}
