import type { Figure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import { bearingsWith } from './bearings.ts';
import { profileOf } from './profile.ts';

/** AD1-DERIV-04. */
export function deplacementOf(g: Crawl, figure: Figure): number {
  let value = figure.hero ? figure.hero.sheet.deplacement : profileOf(g, figure).deplacement;
  if (value === 0) return 0;
  for (const at of bearingsWith(g, figure).deplacement) value += at.feature.deplacement?.(g, at) ?? 0;
  return Math.max(0, value);
}

/** AD1-TRAQ-07: categories are tags. */
export const hasTag = (g: Crawl, figure: Figure, tag: string): boolean =>
  figure.profile !== null && profileOf(g, figure).tags.includes(tag);

/** AD1-ETAT-07. */
export const isImmune = (g: Crawl, figure: Figure, to: string): boolean =>
  figure.profile !== null && profileOf(g, figure).immunities.includes(to);
