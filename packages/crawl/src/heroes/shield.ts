import type { Stocked } from '../content/content.ts';
import { works } from '../figures/bearings.ts';
import type { Figure, Item } from '../state.ts';

/** The shield a hero holds, whole. */
export const shieldOf = (g: Stocked, figure: Figure): Item | undefined =>
  figure.hero?.sheet.items.find(
    (item) => item.place === 'equipe' && works(g, item) && g.content.items[item.base]?.kind === 'bouclier',
  );
