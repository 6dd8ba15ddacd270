import { attackOdds } from '../../odds/attack.ts';
import type { Being } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import { type Action, actionTo } from '../action.ts';
import { attack } from '../attack.ts';
import { targetsOf } from '../reach.ts';
import { isExplosive, type WeaponSet, weaponSetsOf } from '../weapons.ts';
import { useAbility } from './use.ts';

const FAVOURS = [{ label: 'tir-vise', count: 1 }];

/** HB-HERO-02: a ranged attack on a near or far target, improved, in a turn without movement. */
export function tirViseActions(g: HB, being: Being, into: Action[]): void {
  const { moved, crossed } = g.state.combat!.turn!;
  if (moved || crossed) return;
  for (const set of weaponSetsOf(g, being)) {
    if (set.stowed || isExplosive(set)) continue;
    for (const target of targetsOf(g.state, { attacker: being, set, from: being.zone! })) {
      if (target.zone === being.zone) continue;
      into.push(aiming(g, being, { set, target }));
    }
  }
}

const aiming = actionTo<{ readonly set: WeaponSet; readonly target: Being }>({
  id: ({ set, target }) => `tir-vise-${set.id}-${target.id}`,
  label: 'tir-vise',
  params: ({ set, target }) => ({ weapon: set.id, target: target.id }),
  at: ({ target }) => ({ figure: target.id }),
  odds: (g, attacker, { set, target }) => attackOdds(g, { attacker, set, target, explosive: false, favours: FAVOURS }),
  kind: 'capacite',
  rule: 'HB-HERO-02',
  run(g, attacker, { set, target }) {
    useAbility(g, attacker, 'tir-vise');
    g.emit({ type: 'movementSpent', being: attacker.id, part: 'tout', rules: ['HB-HERO-02'] });
    return attack(g, { attacker, set, targets: [target], favours: FAVOURS });
  },
});
