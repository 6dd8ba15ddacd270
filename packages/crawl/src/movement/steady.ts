import type { Rule } from '@souterrain/kernel';
import { bearingsWith } from '../figures/bearings.ts';
import { deplacementOf, hasTag } from '../figures/values.ts';
import type { Figure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';

/** AD1-PUSH-12: nothing pushes it, whatever its owner says. */
export function isImmovable(g: Crawl, figure: Figure): boolean {
  if (deplacementOf(g, figure) === 0 || hasTag(g, figure, 'inamovible')) return true;
  for (const at of bearingsWith(g, figure).steady) if (!at.feature.accepts && at.feature.steady?.(g, at)) return true;
  return false;
}

/** AD1-PUSH-12: counts as a solid element when others are pushed; who may refuse is not asked in a chain. */
export function isSteady(g: Crawl, figure: Figure): boolean {
  if (isImmovable(g, figure)) return true;
  for (const { feature } of bearingsWith(g, figure).accepts) if (feature.accepts) return true;
  return false;
}

/** AD1-TMAG-05: what it wears lets its owner refuse a push or a fall. */
export function* accepts(g: Crawl, figure: Figure, what: 'poussee' | 'a-terre'): Rule<boolean> {
  for (const at of bearingsWith(g, figure).accepts)
    if (at.feature.accepts && !(yield* at.feature.accepts(g, at, what))) return false;
  return true;
}
