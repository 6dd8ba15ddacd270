import type { Leases } from '@souterrain/shelf';

/**
 * The last tab that opens a thing goes on with it, and the one that held it is told at once. A browser without locks, or a page
 * that is no secure context, tells it when it next writes.
 */
export const leases = (kind: string): Leases => ({
  take: (id, onLost) =>
    new Promise((taken) => {
      if (!navigator.locks) return taken();
      navigator.locks
        .request(`souterrain.${kind}.${id}`, { steal: true }, () => {
          taken();
          // Held until the page goes, or somebody takes it.
          return new Promise(() => undefined);
        })
        .catch(onLost);
    }),
});
