import type { Rule } from '@souterrain/kernel';
import { Action } from '../combat/action.ts';
import { ofItems } from '../gear/belongings.ts';
import { canReach, reach } from '../gear/reach.ts';
import { potionOdds } from '../odds/index.ts';
import type { Being, HB, Item } from '../state.ts';
import type { Use, Vial } from './administrations/administration.ts';
import { administrationOf } from './administrations/index.ts';
import { potionIn } from './potion.ts';

/** HB-ACT-04, HB-ALC-15 to HB-ALC-19: the uses of the potions that a being carries. */
export function potionActions(g: HB, being: Being): readonly Action[] {
  const actions: Action[] = [];
  if (!being.hero) return actions;
  for (const { item, potion } of vialsIn(being.hero.items)) {
    if (!canReach(g.state, being, item)) continue;
    const vial: Vial = { user: being, item, potion };
    for (const use of administrationOf(potion.administration)(g, vial)) actions.push(using(g, vial, use));
  }
  return actions;
}

const vialsIn = ofItems((items) => {
  const vials: Pick<Vial, 'item' | 'potion'>[] = [];
  for (const item of items) {
    const potion = potionIn(item.holds);
    if (potion !== null) vials.push({ item, potion });
  }
  return vials;
});

/** HB-ALC-22: what an unknown vial holds is not told. */
function contentsOf({ holds, known }: Item): string {
  return known === false ? 'potion-inconnue' : (holds!.detail ?? holds!.effect!);
}

function using(g: HB, vial: Vial, use: Use): Action {
  const { user, item } = vial;
  const { verb, aim, at, rule } = use;
  const id = `${verb}-${item.id}`;
  return new Action({
    id: aim === null ? id : `${id}-${aim}`,
    label: `potion-${verb}`,
    params: { potion: contentsOf(item), aim: aim ?? user.id },
    at,
    kind: 'objet',
    rule,
    // HB-ALC-22: nothing gives an unknown vial away.
    odds: item.known === false ? undefined : potionOdds(g.state, vial, use),
    run: () => administer(g, vial, use),
  });
}

/** HB-EQP-03: what is not ready must first be found. */
function* administer(g: HB, { user, item }: Vial, { run }: Use): Rule<void> {
  if (yield* reach(g, user, item)) yield* run();
}
