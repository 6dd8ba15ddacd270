import { type Action, actionTo } from '../../actions/action.ts';
import { attack } from '../../combat/attack.ts';
import { chooseTargets } from '../../combat/choose-targets.ts';
import { isRanged, targetsOf } from '../../combat/reach.ts';
import { type WeaponSet, weaponSetsOf } from '../../combat/weapons.ts';
import { burstAttackOdds } from '../../odds/attack.ts';
import type { Being, ZoneId } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import { defineAbility, useAbility } from './ability.ts';

export const tourbillon = defineAbility({
  id: 'tourbillon',
  roll: 3,
  per: 'combat',
  name: 'Tourbillon',
  effect: {
    fr: 'une fois par combat : une attaque de mêlée contre toute sa zone',
    en: 'once a fight: a melee attack on the whole zone',
  },
  words: {
    fr: { options: { tourbillon: (o) => `Tourbillon (${o.its('weapon')})` } },
    en: { options: { tourbillon: (o) => `Tourbillon (${o.its('weapon')})` } },
  },
  offer,
});

/** HB-HERO-02: a melee attack that is explosive in one's own zone. */
function offer(g: HB, being: Being, into: Action[]): void {
  for (const set of weaponSetsOf(g, being)) {
    if (set.stowed || isRanged(set, true)) continue;
    const foes = targetsOf(g.state, { attacker: being, set, from: being.zone! }).filter(
      ({ zone }) => zone === being.zone,
    );
    if (foes.length > 0) into.push(whirling(g, being, { set, foes, zone: being.zone! }));
  }
}

const whirling = actionTo<{ readonly set: WeaponSet; readonly foes: readonly Being[]; readonly zone: ZoneId }>({
  id: ({ set }) => `tourbillon-${set.id}`,
  label: 'tourbillon',
  params: ({ set }) => ({ weapon: set.id }),
  at: ({ zone }) => ({ zone }),
  odds: (g, attacker, { set, foes }) => burstAttackOdds(g, { attacker, set, targets: () => foes }),
  kind: 'capacite',
  rule: 'HB-HERO-02',
  *run(g, attacker, { set, foes }) {
    useAbility(g, attacker, tourbillon);
    const targets = yield* chooseTargets(g, attacker, foes);
    yield* attack(g, { attacker, set, targets, explosive: true });
  },
});
