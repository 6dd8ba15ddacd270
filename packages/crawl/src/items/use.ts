import type { Crawl } from '../world/crawl.ts';
import type { Feature } from '../world/features.ts';
import type { ItemEffect, Use } from '../world/use.ts';

/** What the items of an edition do, by the ids that their entries name. */
export function effectsOf<G extends Crawl, F extends Feature>(effects: readonly ItemEffect<G, F>[]) {
  const uses: ReadonlyMap<string, Use<G>> = new Map(
    effects.flatMap(({ use }) => (use ? [[use.id, use] as const] : [])),
  );
  return {
    features: effects.flatMap(({ feature }) => (feature ? [feature] : [])),
    useOf: (id: string | undefined): Use<G> | undefined => (id === undefined ? undefined : uses.get(id)),
  };
}
