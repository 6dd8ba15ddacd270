import { ITEMS } from '../content/index.ts';
import { works } from '../figures/bearings.ts';
import type { Figure, Item } from '../state.ts';

/** The shield a hero holds, whole. */
export const shieldOf = (figure: Figure): Item | undefined =>
  figure.hero?.sheet.items.find(
    (item) => item.place === 'equipe' && works(item) && ITEMS[item.base]?.kind === 'bouclier',
  );
