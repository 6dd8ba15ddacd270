import type { Figure } from '@souterrain/crawl';
import { isActive } from '@souterrain/crawl/figures';
import { zoneAt } from '@souterrain/crawl/movement';
import type { AD1 } from '../../world/ad1.ts';
import { defineFeature } from '../../world/features.ts';

/** AD1-BEST-02: a die more when the figures of its group here outnumber the target and its allies here. */
export const instinctGregaire = defineFeature({
  id: 'instinct-gregaire',
  rule: 'AD1-BEST-02',
  name: { fr: 'Instinct grégaire', en: 'Pack instinct' },
  dice: (g, { who }, { purpose, target }) => (purpose === 'attaque' && target && outnumbers(g, who, target) ? 1 : 0),
});

function outnumbers(g: AD1, who: Figure, target: Figure): boolean {
  const zone = zoneAt(g, who.cell);
  let pack = 0;
  // The target counts wherever it stands, and whatever its state.
  let others = 1;
  for (const figure of g.state.figures) {
    if (figure === target || figure.status !== 'plateau' || !isActive(g, figure)) continue;
    if (zoneAt(g, figure.cell) !== zone) continue;
    if (figure.camp === target.camp) others++;
    else if (figure.group === who.group) pack++;
  }
  return pack > others;
}
