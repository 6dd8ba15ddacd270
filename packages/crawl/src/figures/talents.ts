import type { Figure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import { works } from './bearings.ts';
import { profileOf } from './profile.ts';

/** A talent learnt, printed on a profile, or given by something worn (AD1-DODGE-31). */
export function hasTalent(g: Crawl, figure: Figure, id: string): boolean {
  if (!figure.hero) return profileOf(g, figure).features.includes(id);
  const { talents, items } = figure.hero.sheet;
  if (talents.includes(id)) return true;
  for (const item of items)
    if (works(g, item) && (item.enchantment === id || g.content.items[item.base]?.features?.includes(id))) return true;
  return false;
}
