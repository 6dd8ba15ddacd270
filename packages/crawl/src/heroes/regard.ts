import { isJoker, type Suit, suitOf } from '../cards/index.ts';
import { bearingsWith } from '../figures/bearings.ts';
import { wasUsed } from '../figures/marks.ts';
import type { Figure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';

/** AD1-ARC-02, AD1-ARC-08: the suit of a hero's Arcane gardienne, while its Regard bienveillant can still be used. */
export function regardOf(g: Crawl, hero: Figure): Suit | undefined {
  // From the end of the Initiative phase.
  if (!hero.hero || (g.state.phase !== 'tours' && g.state.phase !== 'resolution')) return undefined;
  if (wasUsed(hero, 'round', 'regard')) return undefined;
  const suit = suitOf(hero.hero.sheet.arcane);
  let anySuit = false;
  for (const { feature } of bearingsWith(g, hero).regard) {
    if (feature.regard === 'jamais') return undefined;
    if (feature.regard === 'toujours') anySuit = true;
  }
  for (const { who, card, status } of g.state.order)
    if (who === hero.id && status !== 'perdu' && !isJoker(card) && (anySuit || suitOf(card) === suit)) return suit;
  return undefined;
}
