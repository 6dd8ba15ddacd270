import type { Crawl } from '../world/crawl.ts';
import type { Feature } from '../world/features.ts';
import type { ItemEffect, Use } from '../world/use.ts';

/** What the items of an edition do, by the ids that their entries name. */
export function effectsOf<G extends Crawl, F extends Feature>(effects: readonly ItemEffect<G, F>[]) {
  const uses = effects.flatMap(({ use }) => (use ? [use] : []));
  const byId: ReadonlyMap<string, Use<G>> = new Map(uses.map((use) => [use.id, use]));
  return {
    features: effects.flatMap(({ feature }) => (feature ? [feature] : [])),
    uses,
    useOf: (id: string | undefined): Use<G> | undefined => (id === undefined ? undefined : byId.get(id)),
  };
}
