import type { Rule } from '@souterrain/kernel';
import type { Use, Vial } from '../alchemy/administrations/administration.ts';
import { administrationOf } from '../alchemy/administrations/index.ts';
import { potionIn } from '../alchemy/dose.ts';
import { ofItems } from '../gear/belongings.ts';
import { canReach, reach } from '../gear/reach.ts';
import { potionOdds } from '../odds/potion.ts';
import type { Being, Item } from '../pieces.ts';
import type { HB } from '../world.ts';
import { actionTo, defineAction } from './action.ts';

/** HB-ACT-04, HB-ALC-15 to HB-ALC-19: the uses of the potions that a being carries. */
export const potions = defineAction({
  id: 'potions',
  place: 60,
  names: { 'potion-inconnue': { fr: 'contenu inconnu', en: 'unknown contents' } },

  offer(g, being, into) {
    if (!being.hero) return;
    for (const { item, potion } of vialsIn(g, being.hero.items)) {
      if (!canReach(g.state, being, item)) continue;
      const vial: Vial = { user: being, item, potion };
      for (const use of administrationOf(potion.administration).uses(g, vial))
        into.push(using(g, being, { vial, use }));
    }
  },
});

const vialsIn = ofItems((_, items) => {
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

interface Using {
  readonly vial: Vial;
  readonly use: Use;
}

const using = actionTo<Using>({
  id: ({ vial: { item }, use: { verb, aim } }) => (aim === null ? `${verb}-${item.id}` : `${verb}-${item.id}-${aim}`),
  label: ({ use }) => `potion-${use.verb}`,
  params: ({ vial: { user, item }, use: { aim } }) => ({ potion: contentsOf(item), aim: aim ?? user.id }),
  at: ({ use }) => use.at,
  // HB-ALC-22: nothing gives an unknown vial away.
  odds: (g, _, { vial, use }) => (vial.item.known === false ? undefined : potionOdds(g, vial, use)),
  kind: 'objet',
  rule: ({ use }) => use.rule,
  run: administer,
});

/** HB-EQP-03: what is not ready must first be found. */
function* administer(g: HB, user: Being, { vial, use }: Using): Rule<void> {
  if (yield* reach(g, user, vial.item)) yield* use.run();
}
