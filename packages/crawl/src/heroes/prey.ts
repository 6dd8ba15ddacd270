import { hasTag } from '../figures/values.ts';
import type { Figure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';

/** AD1-TRAQ-07: categories a Proie is chosen from; each is a tag of profiles. */
export const CATEGORIES = [
  'homme-rat',
  'gobelinoide',
  'mort-vivant',
  'bete',
  'vermine',
  'demon',
  'humain',
  'plante',
  'construction',
] as const;

/** AD1-TRAQ-07: a figure that has the category of the hero's Proie among its tags. */
export function isPrey(g: Crawl, hero: Figure, other: Figure | null | undefined): boolean {
  const proie = hero.hero?.sheet.proie;
  return proie !== null && proie !== undefined && other !== null && other !== undefined && hasTag(g, other, proie);
}
