import { type Ability, canUseAbility } from '../../beings/abilities/ability.ts';
import { abilityOf } from '../../beings/abilities/index.ts';
import type { Being } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import { type Action, actionTo } from '../action.ts';
import { chargeActions } from './charge.ts';
import { tirViseActions } from './tir-vise.ts';
import { tourbillonActions } from './tourbillon.ts';
import { useAbility } from './use.ts';

/** HB-ACT-03: the heroic abilities that take the action of the turn. */
export function abilityActions(g: HB, being: Being, into: Action[]): void {
  if (!being.hero) return;
  for (const id of being.hero.abilities) {
    const { use, run } = abilityOf(id);
    if (use !== 'action' || !canUseAbility(being, id)) continue;
    if (id === 'charge') chargeActions(g, being, into);
    else if (id === 'tourbillon') tourbillonActions(g, being, into);
    else if (id === 'tir-vise') tirViseActions(g, being, into);
    else if (run) into.push(using(g, being, { id, run }));
  }
}

const using = actionTo<Required<Pick<Ability, 'id' | 'run'>>>({
  id: ({ id }) => id,
  kind: 'capacite',
  rule: 'HB-ACT-03',
  run(g, being, { id, run }) {
    useAbility(g, being, id);
    return run(g, being);
  },
});
