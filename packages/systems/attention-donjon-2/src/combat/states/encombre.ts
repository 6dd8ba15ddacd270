import { ITEMS } from '@souterrain/crawl/content/index';
import { fact } from '@souterrain/crawl/figures/bearings';
import type { Figure } from '@souterrain/crawl/state';
import type { Feature } from '../../figures/features.ts';
import { attributeOf } from '../../figures/values.ts';
import { requirementOf } from '../../items/armours.ts';
import type { State } from '../../state.ts';

/** AD2-ETAT-13, AD2-EQUIP-22: while the Force and Vigueur asked for are not there. */
export const encombre: Feature = {
  id: 'encombre',
  rule: 'AD2-ETAT-13',
  dice: (state, { who }) => (isEncumbered(state, who) ? -1 : 0),
};

export const isEncumbered = fact((state: State, who: Figure): boolean => {
  if (!who.hero) return false;
  const strength = attributeOf(state, who, 'force') + attributeOf(state, who, 'vigueur');
  return who.hero.sheet.items.some(
    (item) => item.place === 'equipe' && requirementOf(state.variants, ITEMS[item.base]) > strength,
  );
});
