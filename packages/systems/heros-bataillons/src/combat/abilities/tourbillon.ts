import { burstAttackOdds } from '../../odds/index.ts';
import type { Being, HB } from '../../state.ts';
import { Action } from '../action.ts';
import { attack, chooseTargets } from '../attack.ts';
import { isRanged, targetsOf } from '../reach.ts';
import { weaponSetsOf } from '../weapons.ts';
import { useAbility } from './actions.ts';

/** HB-HERO-02: a melee attack that is explosive in one's own zone. */
export function tourbillonActions(g: HB, being: Being, into: Action[]): void {
  for (const set of weaponSetsOf(being)) {
    if (set.stowed || isRanged(set, true)) continue;
    const foes = targetsOf(g.state, { attacker: being, set, from: being.zone! }).filter(
      ({ zone }) => zone === being.zone,
    );
    if (foes.length === 0) continue;
    into.push(
      new Action({
        id: `tourbillon-${set.id}`,
        label: 'tourbillon',
        params: { weapon: set.id },
        at: { zone: being.zone! },
        kind: 'capacite',
        rule: 'HB-HERO-02',
        odds: burstAttackOdds(g.state, { attacker: being, set, targets: () => foes }),
        *run() {
          useAbility(g, being, 'tourbillon');
          const targets = yield* chooseTargets(g, being, foes);
          yield* attack(g, { attacker: being, set, targets, explosive: true });
        },
      }),
    );
  }
}
