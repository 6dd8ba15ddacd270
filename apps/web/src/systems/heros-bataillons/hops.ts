import type { Scene } from '@souterrain/heros-bataillons';

/** HB-DIST-04: open links from a zone to each zone that they lead to. */
export function hopsFrom(links: Scene['links'], from: string): ReadonlyMap<string, number> {
  const hops = new Map([[from, 0]]);
  for (const [zone, far] of hops)
    for (const link of links) {
      const next = link.from === zone ? link.to : link.to === zone ? link.from : undefined;
      if (link.open && next !== undefined && !hops.has(next)) hops.set(next, far + 1);
    }
  return hops;
}
