import { ITEMS } from '@souterrain/crawl/content/index';
import { works } from '@souterrain/crawl/figures/bearings';
import type { Figure, Item } from '@souterrain/crawl/state';

/** The shield a hero holds, whole. */
export const shieldOf = (figure: Figure): Item | undefined =>
  figure.hero?.sheet.items.find(
    (item) => item.place === 'equipe' && works(item) && ITEMS[item.base]?.kind === 'bouclier',
  );
