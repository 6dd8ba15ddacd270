import { type Action, actionTo } from '../../actions/action.ts';
import { attack } from '../../combat/attack.ts';
import { targetsOf } from '../../combat/reach.ts';
import { isExplosive, type WeaponSet, weaponSetsOf } from '../../combat/weapons.ts';
import { attackOdds } from '../../odds/attack.ts';
import type { Being } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import { defineAbility, useAbility } from './ability.ts';

export const tirVise = defineAbility({
  id: 'tir-vise',
  roll: 6,
  per: 'combat',
  name: 'Tir visé',
  effect: {
    fr: 'une fois par combat : une attaque à distance améliorée, sans bouger ce tour',
    en: 'once a fight: an improved ranged attack, without moving this turn',
  },
  words: {
    fr: { options: { 'tir-vise': (o) => `Tir visé sur ${o.its('target')} (${o.its('weapon')})` } },
    en: { options: { 'tir-vise': (o) => `Tir visé at ${o.its('target')} (${o.its('weapon')})` } },
  },
  offer,
});

const FAVOURS = [{ label: 'tir-vise', count: 1 }];

/** HB-HERO-02: a ranged attack on a near or far target, improved, in a turn without movement. */
function offer(g: HB, being: Being, into: Action[]): void {
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
    useAbility(g, attacker, tirVise);
    g.emit({ type: 'movementSpent', being: attacker.id, part: 'tout', rules: ['HB-HERO-02'] });
    return attack(g, { attacker, set, targets: [target], favours: FAVOURS });
  },
});
