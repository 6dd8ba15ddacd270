import type { Figure } from '@souterrain/crawl';
import type { Stocked } from '@souterrain/crawl/content';
import { isSound } from '@souterrain/crawl/health';
import { heldIn } from '@souterrain/crawl/items';

/** AD2-ARCA-03: a sound hand that holds nothing, or a staff. */
export const hasFreeHand = (g: Stocked, hero: Figure): boolean =>
  [0, 1].some((hand) => {
    const held = heldIn(hero.hero!.sheet, hand);
    return isSound(hero, hand) && (!held || isStaff(g, held.base));
  });

const isStaff = (g: Stocked, base: string): boolean =>
  g.content.items[base]?.attacks?.some(({ id }) => id.startsWith('baton')) ?? false;
