import { type Ability, canUseAbility, useAbility } from '../beings/abilities/ability.ts';
import { abilityOf } from '../beings/abilities/index.ts';
import { actionTo, defineAction } from './action.ts';

/** HB-ACT-03: the heroic abilities that take the action of the turn. */
export const abilities = defineAction({
  id: 'capacites',
  place: 20,
  offer(g, being, into) {
    if (!being.hero) return;
    for (const id of being.hero.abilities) {
      if (!canUseAbility(being, id)) continue;
      const ability = abilityOf(id);
      if (ability.offer) ability.offer(g, being, into);
      else if (ability.run) into.push(using(g, being, ability));
    }
  },
});

const using = actionTo<Ability>({
  id: ({ id }) => id,
  kind: 'capacite',
  rule: 'HB-ACT-03',
  run(g, being, ability) {
    useAbility(g, being, ability);
    return ability.run!(g, being);
  },
});
