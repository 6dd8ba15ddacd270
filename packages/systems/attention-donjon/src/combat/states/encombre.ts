import { ITEMS } from '@souterrain/crawl/content/index';
import type { Figure } from '@souterrain/crawl/state';
import type { Feature } from '../../figures/features.ts';

/** AD1-ETAT-06: worked out from what is worn; a broken item keeps its drawbacks (AD1-GRAVE-08). */
export function isEncombre(figure: Figure): boolean {
  if (!figure.hero) return false;
  const { traits, items } = figure.hero.sheet;
  const strength = (traits.force ?? 0) + (traits.vigueur ?? 0);
  for (const item of items) if (item.place === 'equipe' && (ITEMS[item.base]?.requirement ?? 0) > strength) return true;
  return false;
}

export const encombre: Feature = {
  id: 'encombre',
  rule: 'AD1-ETAT-06',
  dice: (_state, { who }, roll) => (roll.purpose !== 'dommages' && isEncombre(who) ? -1 : 0),
};
