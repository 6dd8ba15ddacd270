import { isMelee } from '@souterrain/crawl/combat';
import { isActive } from '@souterrain/crawl/figures';
import { ownTurn } from '@souterrain/crawl/heroes';
import { arrive, isEmpty } from '@souterrain/crawl/movement';
import { ask, option } from '@souterrain/kernel';
import type { Feature } from '../../world/features.ts';
import { attacksThat, chooseStrike } from '../strike-actions.ts';

export const massacre: Feature = {
  id: 'massacre',
  rule: 'AD1-BERS-17',
  *kill(g, { who }, { attack, target, damageSeuil = 0 }) {
    if (attack.skill !== 'melee' || damageSeuil < 1 || !ownTurn(g.state, who) || !isActive(g, who)) return;
    const { cell } = target;
    const goesOn = yield* ask({
      id: 'massacre',
      seat: who.hero!.seat,
      rule: 'AD1-BERS-17',
      params: { figure: who.id },
      options: [
        option('passer', 'non' as const),
        option('attaquer-sur-place', 'ici' as const),
        ...(isEmpty(g, cell) ? [option('prendre-sa-place', 'avancer' as const)] : []),
      ],
    });
    if (goesOn === 'non') return;
    if (goesOn === 'avancer') yield* arrive(g, who, { cell, how: 'bond' });
    if (!isActive(g, who)) return;
    yield* chooseStrike(g, who, {
      attacks: attacksThat(g, who, isMelee),
      plan: { id: 'massacre-attaque', rule: 'AD1-BERS-17', manner: { how: 'talent' } },
    });
  },
};
