import { useOnce, wasUsed } from '@souterrain/crawl/figures/marks';
import { isActive } from '@souterrain/crawl/figures/sides';
import { heroismLeft, spendHeroism } from '@souterrain/crawl/health/heroism';
import { takeTurn } from '@souterrain/crawl/rounds/turn';
import { ask, option } from '@souterrain/kernel';
import type { Feature } from '../../figures/features.ts';

export const tempsSuspendu: Feature = {
  id: 'temps-suspendu',
  rule: 'AD1-SYLV-11',
  *turnEnd(g, { who }) {
    if (wasUsed(who, 'round', 'temps-suspendu') || heroismLeft(who) === 0 || !isActive(g.state, who)) return;
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
};
