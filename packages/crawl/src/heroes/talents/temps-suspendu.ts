import { ask, option } from '@souterrain/kernel';
import { useOnce, wasUsed } from '../../figures/marks.ts';
import { isActive } from '../../figures/sides.ts';
import { heroismLeft, spendHeroism } from '../../health/heroism.ts';
import { takeTurn } from '../../rounds/turn.ts';
import type { Feature } from '../../world/features.ts';

export const tempsSuspendu = {
  id: 'temps-suspendu',
  rule: 'AD1-SYLV-11',
  *turnEnd(g, { who }) {
    if (wasUsed(who, 'round', 'temps-suspendu') || heroismLeft(g, who) === 0 || !isActive(g, who)) return;
    const again = yield* ask({
      id: 'temps-suspendu',
      seat: who.hero!.seat,
      rule: 'AD1-SYLV-11',
      params: { figure: who.id },
      options: [option('passer', false), option('rejouer', true)],
    });
    if (!again) return;
    useOnce(g, who, { span: 'round', key: 'temps-suspendu', rules: ['AD1-SYLV-11'] });
    yield* spendHeroism(g, who, ['AD1-SYLV-11']);
    yield* takeTurn(g, who);
  },
} satisfies Feature;
