import { bearingsWith } from '../figures/bearings.ts';
import type { Figure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';

/** AD1-TURN-25, AD1-TURN-27, AD1-TURN-28: one for each figure, and what abilities add. */
export function reactionsOf(g: Crawl, figure: Figure): number {
  let reactions = 1;
  for (const { feature } of bearingsWith(g, figure).reactions) reactions += feature.reactions ?? 0;
  return reactions;
}
