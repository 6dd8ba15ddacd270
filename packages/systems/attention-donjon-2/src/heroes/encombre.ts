import type { Figure } from '@souterrain/crawl';
import { fact } from '@souterrain/crawl/figures';
import { attributeOf } from '../figures/values.ts';
import { requirementOf } from '../items/armours.ts';
import type { AD2 } from '../world/ad2.ts';
import { defineFeature } from '../world/features.ts';

/** AD2-ETAT-13, AD2-EQUIP-22: while the Force and Vigueur asked for are not there. */
export const encombre = defineFeature({
  id: 'encombre',
  rule: 'AD2-ETAT-13',
  name: { fr: 'Encombré', en: 'Encumbered' },
  dice: (g, { who }) => (isEncumbered(g, who) ? -1 : 0),
});

export const isEncumbered = fact((g: AD2, who: Figure): boolean => {
  if (!who.hero) return false;
  const strength = attributeOf(g, who, 'force') + attributeOf(g, who, 'vigueur');
  return who.hero.sheet.items.some(
    (item) => item.place === 'equipe' && requirementOf(g.state.variants, g.content.items[item.base]) > strength,
  );
});
