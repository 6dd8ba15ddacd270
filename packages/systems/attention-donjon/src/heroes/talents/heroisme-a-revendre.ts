import { suitOf } from '@souterrain/crawl';
import { drawCard } from '@souterrain/crawl/rounds/draw';
import type { Feature } from '../../figures/features.ts';

/** AD1-IMPE-06: every point spent, of the hero or of an item; a sacrifice is not asked. */
export const heroismeARevendre: Feature = {
  id: 'heroisme-a-revendre',
  rule: 'AD1-IMPE-05',
  *keepsHeroism(g, { who }) {
    const { seat, sheet } = who.hero!;
    const card = yield* drawCard(g, { seat, rule: 'AD1-IMPE-05', reason: 'talent' });
    return suitOf(card) === suitOf(sheet.arcane);
  },
};
