import type { Figure } from '@souterrain/crawl';
import { bearingsWith } from '@souterrain/crawl/figures';
import type { AD2 } from '../world/ad2.ts';
import type { Spared } from '../world/features.ts';

/** What its talents spare a figure. */
export function ignores(g: AD2, figure: Figure, what: Spared): boolean {
  for (const { feature } of bearingsWith(g, figure).ignores) if (feature.ignores!.includes(what)) return true;
  return false;
}
