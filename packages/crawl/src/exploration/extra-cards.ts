import { bearingsOf } from '../figures/bearings.ts';
import type { Figure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';

/**
 * Cards that talents and items add to a draw about to be made (AD1-NAIN-07, AD1-NAIN-10, AD1-TEXC-05, AD2-XNAIN-06,
 * AD2-ARCA-20).
 */
export function extraCards(g: Crawl, hero: Figure, member: 'roadCards' | 'eventCards' | 'treasureCards'): number {
  let extra = 0;
  for (const at of bearingsOf(g, hero)) {
    const more = at.feature[member]?.(g, at) ?? 0;
    if (more > 0) at.feature.cardsAdded?.(g, at);
    extra += more;
  }
  return extra;
}
