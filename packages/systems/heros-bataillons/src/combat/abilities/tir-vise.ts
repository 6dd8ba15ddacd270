import { attackOdds } from '../../odds/index.ts';
import type { Being, HB } from '../../state.ts';
import { Action } from '../action.ts';
import { attack } from '../attack.ts';
import { targetsOf } from '../reach.ts';
import { isExplosive, weaponSetsOf } from '../weapons.ts';
import { useAbility } from './actions.ts';

const FAVOURS = [{ label: 'tir-vise', count: 1 }];

/** HB-HERO-02: a ranged attack on a near or far target, improved, in a turn without movement. */
export function tirViseActions(g: HB, being: Being, into: Action[]): void {
  const { moved, crossed } = g.state.combat!.turn!;
  if (moved || crossed) return;
  for (const set of weaponSetsOf(being)) {
    if (set.stowed || isExplosive(set)) continue;
    for (const target of targetsOf(g.state, { attacker: being, set, from: being.zone! })) {
      if (target.zone === being.zone) continue;
      into.push(
        new Action({
          id: `tir-vise-${set.id}-${target.id}`,
          label: 'tir-vise',
          params: { weapon: set.id, target: target.id },
          at: { figure: target.id },
          kind: 'capacite',
          rule: 'HB-HERO-02',
          odds: attackOdds(g.state, { attacker: being, set, target, explosive: false, favours: FAVOURS }),
          *run() {
            useAbility(g, being, 'tir-vise');
            g.emit({ type: 'movementSpent', being: being.id, part: 'tout', rules: ['HB-HERO-02'] });
            yield* attack(g, { attacker: being, set, targets: [target], favours: FAVOURS });
          },
        }),
      );
    }
  }
}
