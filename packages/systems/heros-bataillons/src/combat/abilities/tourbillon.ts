import { burstAttackOdds } from '../../odds/attack.ts';
import type { Being, ZoneId } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import { type Action, actionTo } from '../action.ts';
import { attack } from '../attack.ts';
import { chooseTargets } from '../choose-targets.ts';
import { isRanged, targetsOf } from '../reach.ts';
import { type WeaponSet, weaponSetsOf } from '../weapons.ts';
import { useAbility } from './use.ts';

/** HB-HERO-02: a melee attack that is explosive in one's own zone. */
export function tourbillonActions(g: HB, being: Being, into: Action[]): void {
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
    useAbility(g, attacker, 'tourbillon');
    const targets = yield* chooseTargets(g, attacker, foes);
    yield* attack(g, { attacker, set, targets, explosive: true });
  },
});
