import type { Scene } from '@souterrain/heros-bataillons';

/** Where a zone is drawn: columns go from the first zone outwards. */
export interface Spot {
  readonly column: number;
  readonly row: number;
}

type Plan = { readonly zones: readonly { readonly id: string }[]; readonly links: Scene['links'] };

/** A line longer than this turns back under itself. */
const LONGEST = 4;

/** Places zones by their distance from the first one, each as near as can be to the row it is reached from. */
export function layOut({ zones, links }: Plan): ReadonlyMap<string, Spot> {
  const spots = new Map<string, Spot>();
  const taken = new Set<string>();
  const put = (id: string, column: number, wanted: number): void => {
    const row = nearest(wanted, (r) => !taken.has(`${column} ${r}`));
    taken.add(`${column} ${row}`);
    spots.set(id, { column, row });
  };
  let next = 0;
  for (const { id: start } of zones) {
    if (spots.has(start)) continue;
    put(start, next, 0);
    const edge = [start];
    for (let id = edge.shift(); id !== undefined; id = edge.shift()) {
      const { column, row } = spots.get(id)!;
      for (const other of neighbours(links, id)) {
        if (spots.has(other)) continue;
        put(other, column + 1, row);
        edge.push(other);
      }
      next = column + 1;
    }
  }
  return fromZero(isLine(spots) && spots.size > LONGEST ? folded(spots) : spots);
}

/** The free row closest to the one wanted: itself, one above, one below, and so on. */
function nearest(wanted: number, isFree: (row: number) => boolean): number {
  for (let step = 0; ; step++) {
    if (isFree(wanted - step)) return wanted - step;
    if (isFree(wanted + step)) return wanted + step;
  }
}

const neighbours = (links: Scene['links'], id: string): readonly string[] =>
  links.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []));

const isLine = (spots: ReadonlyMap<string, Spot>): boolean => [...spots.values()].every(({ row }) => row === 0);

function folded(spots: ReadonlyMap<string, Spot>): ReadonlyMap<string, Spot> {
  return new Map(
    [...spots].map(([id, { column }]) => {
      const row = Math.floor(column / LONGEST);
      const along = column % LONGEST;
      return [id, { row, column: row % 2 === 0 ? along : LONGEST - 1 - along }];
    }),
  );
}

function fromZero(spots: ReadonlyMap<string, Spot>): ReadonlyMap<string, Spot> {
  const top = Math.min(...[...spots.values()].map(({ row }) => row));
  return new Map([...spots].map(([id, { column, row }]) => [id, { column, row: row - top }]));
}
