/** How things of the rules are found by their ids. */
export function byId<T extends { readonly id: string }>(things: readonly T[]): (id: string) => T {
  const known: ReadonlyMap<string, T> = new Map(things.map((thing) => [thing.id, thing]));
  return (id) => {
    const thing = known.get(id);
    if (!thing) throw new Error(`no ${id}`);
    return thing;
  };
}
