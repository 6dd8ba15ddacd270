import type { Figure } from '@souterrain/crawl';
import type { Stocked } from '@souterrain/crawl/content';
import { defineFeature } from '../world/features.ts';

/** AD1-ETAT-06: worked out from what is worn; a broken item keeps its drawbacks (AD1-GRAVE-08). */
export function isEncombre(g: Stocked, figure: Figure): boolean {
  if (!figure.hero) return false;
  const { traits, items } = figure.hero.sheet;
  const strength = (traits.force ?? 0) + (traits.vigueur ?? 0);
  for (const item of items)
    if (item.place === 'equipe' && (g.content.items[item.base]?.requirement ?? 0) > strength) return true;
  return false;
}

export const encombre = defineFeature({
  id: 'encombre',
  rule: 'AD1-ETAT-06',
  name: { fr: 'Encombré', en: 'Encumbered' },
  dice: (g, { who }, roll) => (roll.purpose !== 'dommages' && isEncombre(g, who) ? -1 : 0),
});
