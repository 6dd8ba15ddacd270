import type { Kept, Slip, Slips } from '@souterrain/shelf';

/** Slips of one kind of thing, in what a page can write before it goes. */
export function slips<T extends Kept>(kind: string): Slips<T> {
  const key = (id: string): string => `souterrain.${kind}.${id}`;
  const tried = <R>(act: () => R): R | undefined => {
    try {
      return act();
    } catch {
      // No room, or a browser that keeps nothing: the store itself says so.
      return undefined;
    }
  };
  return {
    note: (slip) => tried(() => localStorage.setItem(key(slip.record.id), JSON.stringify(slip))),
    read: (id) => tried(() => JSON.parse(localStorage.getItem(key(id)) ?? 'null') as Slip<T> | null) ?? undefined,
    drop: (id) => tried(() => localStorage.removeItem(key(id))),
  };
}
