import { standingIn } from '../../beings/own.ts';
import { attackOdds } from '../../odds/index.ts';
import { move, waysFrom } from '../../scene/moves.ts';
import type { Being, HB } from '../../state.ts';
import { Action } from '../action.ts';
import { attack } from '../attack.ts';
import { canAct, canLeaveZone } from '../conditions.ts';
import { foesOf, isRanged, targetsOf } from '../reach.ts';
import { weaponSetsOf } from '../weapons.ts';
import { useAbility } from './actions.ts';

const FAVOURS = [{ label: 'charge', count: 1 }];

/** HB-HERO-02: one zone more, then a melee attack from there, improved. */
export function chargeActions(g: HB, being: Being, into: Action[]): void {
  const { state } = g;
  const foes = foesOf(state, being);
  if (foes.length === 0 || !canLeaveZone(state, being)) return;
  for (const zone of waysFrom(state.scene!, being, being.zone!))
    for (const set of weaponSetsOf(being)) {
      if (set.stowed || isRanged(set, true)) continue;
      for (const target of targetsOf(state, { attacker: being, set, from: zone, foes })) {
        if (target.zone !== zone) continue;
        into.push(
          new Action({
            id: `charge-${set.id}-${target.id}`,
            label: 'charge',
            params: { weapon: set.id, target: target.id },
            at: { figure: target.id },
            kind: 'capacite',
            rule: 'HB-HERO-02',
            odds: attackOdds(state, {
              attacker: standingIn(being, zone),
              set,
              target,
              explosive: false,
              favours: FAVOURS,
            }),
            *run() {
              useAbility(g, being, 'charge');
              yield* move(g, being, { zone, position: null, how: 'mouvement', rules: ['HB-HERO-02'] });
              // HB-ALC-18: what hangs in the zone may fell the one who runs into it.
              if (canAct(being)) yield* attack(g, { attacker: being, set, targets: [target], favours: FAVOURS });
            },
          }),
        );
      }
    }
}
