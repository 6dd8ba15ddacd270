import { ITEMS } from '@souterrain/crawl/content/index';
import { isSound } from '@souterrain/crawl/health/wounds';
import { heldIn } from '@souterrain/crawl/items/slots';
import type { Figure } from '@souterrain/crawl/state';

/** AD2-ARCA-03: a sound hand that holds nothing, or a staff. */
export const hasFreeHand = (hero: Figure): boolean =>
  [0, 1].some((hand) => {
    const held = heldIn(hero.hero!.sheet, hand);
    return isSound(hero, hand) && (!held || isStaff(held.base));
  });

const isStaff = (base: string): boolean => ITEMS[base]?.attacks?.some(({ id }) => id.startsWith('baton')) ?? false;
