import type { Stocked } from '../content/content.ts';
import type { Sheet } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import type { Feature } from '../world/features.ts';
import { works } from './bearings.ts';

/** A game, or the system that it is played by. */
export type Ruled = Stocked & { readonly edition: Pick<Crawl['edition'], 'featureOf'> };

/** What a hero has learnt, suffered and put on, by its sheet alone. */
export function featuresOn(g: Ruled, { talents, wounds, items }: Sheet): readonly Feature[] {
  const ids = [...talents, ...wounds.map(({ id }) => id)];
  for (const item of items)
    if (works(g, item)) ids.push(...(g.content.items[item.base]?.features ?? []), item.enchantment ?? '');
  return ids.flatMap((id) => g.edition.featureOf(id) ?? []);
}
