import { type Cell, type Plan, walk, xOf, yOf, zoneOf } from '@souterrain/dungeon';

/** The squares of a movement, both ends included: as straight as can be, through its two zones where that is possible. */
export function routeBetween(plan: Plan, from: Cell, { to, isFree = () => true }: Route): readonly Cell[] {
  const zones = [zoneOf(plan, from), zoneOf(plan, to)];
  const open = (cell: Cell) => cell === from || (!plan.traitsAt(cell).solid && isFree(cell));
  const near = (cell: Cell) => open(cell) && zones.includes(zoneOf(plan, cell));
  return follow(plan, from, walk(plan, [to], near)) ?? follow(plan, from, walk(plan, [to], open)) ?? [from, to];
}

interface Route {
  readonly to: Cell;
  /** True for a square that may be walked through. */
  readonly isFree?: (cell: Cell) => boolean;
}

/** Down the steps to the end; undefined where they do not lead there. */
function follow(plan: Plan, from: Cell, steps: ReadonlyMap<Cell, number>): readonly Cell[] | undefined {
  const start = steps.get(from);
  if (start === undefined) return undefined;
  const path = [from];
  for (let left = start - 1; left >= 0; left--) {
    const here = path.at(-1)!;
    const next = (plan.adjacent.get(here) ?? []).filter((cell) => steps.get(cell) === left);
    path.push(next.find((cell) => isStraight(here, cell)) ?? next[0]!);
  }
  return path;
}

const isStraight = (a: Cell, b: Cell): boolean => xOf(a) === xOf(b) || yOf(a) === yOf(b);
