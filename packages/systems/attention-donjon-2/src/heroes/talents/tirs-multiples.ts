import { isActive } from '@souterrain/crawl/figures/sides';
import type { Figure } from '@souterrain/crawl/state';
import { ask, option, type Rule, type Term } from '@souterrain/kernel';
import { targetsOf } from '../../combat/attacks.ts';
import { strike } from '../../combat/strike.ts';
import type { Attack, Feature } from '../../figures/features.ts';
import type { AD2 } from '../../state.ts';
import { attacksThat, isShot } from '../strike-actions.ts';

const SHOTS = 3;
const HASTE: Term = { label: 'tirs-multiples', value: -1, rule: 'AD2-XTRA-12' };

export const tirsMultiples: Feature = {
  id: 'tirs-multiples',
  rule: 'AD2-XTRA-12',
  actions: (g, { who }) =>
    attacksThat(g, who, (attack) => isShot(attack) && !attack.reload)
      .filter((attack) => targetsOf(g.state, who, attack).length > 0)
      .map((attack) => ({
        id: `tirs-multiples-${attack.id}`,
        type: 'complexe' as const,
        rolls: true,
        rule: 'AD2-XTRA-12' as const,
        label: 'tirs-multiples',
        params: { attack: attack.id },
        run: () => shoot(g, who, attack),
      })),
};

/** Targets one after the other, once the shot before is wholly resolved. */
function* shoot(g: AD2, who: Figure, attack: Attack): Rule<void> {
  for (let shot = 1; shot <= SHOTS && isActive(g.state, who); shot++) {
    const targets = targetsOf(g.state, who, attack);
    if (targets.length === 0) return;
    const target = yield* ask<Figure | null>({
      id: 'tirs-multiples',
      seat: who.hero!.seat,
      rule: 'AD2-XTRA-12',
      params: { shot },
      options: [
        ...targets.map((other) => option(`tirer-${other.id}`, other, { label: 'tirer', at: { figure: other.id } })),
        ...(shot > 1 ? [option('arreter', null)] : []),
      ],
    });
    if (!target) return;
    yield* strike(g, { attacker: who, target, attack, how: 'talent', extraDice: [HASTE] });
  }
}
