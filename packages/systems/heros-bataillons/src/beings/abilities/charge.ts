import { type Action, actionTo } from '../../actions/action.ts';
import { attack } from '../../combat/attack.ts';
import { canAct, canLeaveZone } from '../../combat/conditions.ts';
import { foesOf, isRanged, targetsOf } from '../../combat/reach.ts';
import { type WeaponSet, weaponSetsOf } from '../../combat/weapons.ts';
import { attackOdds } from '../../odds/attack.ts';
import type { Being, ZoneId } from '../../pieces.ts';
import { move, waysFrom } from '../../scene/moves.ts';
import type { HB } from '../../world.ts';
import { standingIn } from '../own.ts';
import { defineAbility, useAbility } from './ability.ts';

export const charge = defineAbility({
  id: 'charge',
  roll: 2,
  per: 'combat',
  name: 'Charge',
  effect: {
    fr: 'une fois par combat : une zone de plus, puis une attaque de mêlée améliorée',
    en: 'once a fight: one zone more, then an improved melee attack',
  },
  words: {
    fr: { options: { charge: (o) => `Charge contre ${o.its('target')} (${o.its('weapon')})` } },
    en: { options: { charge: (o) => `Charge at ${o.its('target')} (${o.its('weapon')})` } },
  },
  offer,
});

const FAVOURS = [{ label: 'charge', count: 1 }];

/** HB-HERO-02: one zone more, then a melee attack from there, improved. */
function offer(g: HB, being: Being, into: Action[]): void {
  const { state } = g;
  const foes = foesOf(state, being);
  if (foes.length === 0 || !canLeaveZone(state, being)) return;
  for (const zone of waysFrom(state.scene!, being, being.zone!))
    for (const set of weaponSetsOf(g, being)) {
      if (set.stowed || isRanged(set, true)) continue;
      for (const target of targetsOf(state, { attacker: being, set, from: zone, foes })) {
        if (target.zone !== zone) continue;
        into.push(charging(g, being, { set, target, zone }));
      }
    }
}

const charging = actionTo<{ readonly set: WeaponSet; readonly target: Being; readonly zone: ZoneId }>({
  id: ({ set, target }) => `charge-${set.id}-${target.id}`,
  label: 'charge',
  params: ({ set, target }) => ({ weapon: set.id, target: target.id }),
  at: ({ target }) => ({ figure: target.id }),
  odds: (g, being, { set, target, zone }) =>
    attackOdds(g, {
      attacker: standingIn(being, zone),
      set,
      target,
      explosive: false,
      favours: FAVOURS,
    }),
  kind: 'capacite',
  rule: 'HB-HERO-02',
  *run(g, being, { set, target, zone }) {
    useAbility(g, being, charge);
    yield* move(g, being, { zone, position: null, how: 'mouvement', rules: ['HB-HERO-02'] });
    // HB-ALC-18: what hangs in the zone may fell the one who runs into it.
    if (canAct(being)) yield* attack(g, { attacker: being, set, targets: [target], favours: FAVOURS });
  },
});
