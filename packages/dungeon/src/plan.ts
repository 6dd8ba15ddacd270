import { AROUND, across, type Cell, opposite, readingOrder, SIDES, type Side, xOf, yOf } from './cell.ts';

/** What a thing standing or lying on a square does to those around it. */
export interface Traits {
  /** Nobody stands there, and nobody is pushed there. */
  readonly solid: boolean;
  /** It stops the sight. */
  readonly opaque: boolean;
  /** It hides a part of those behind it. */
  readonly cover: boolean;
}

export interface Square {
  readonly cell: Cell;
  readonly room: string;
  /** Named within the whole board. */
  readonly zone: string;
  readonly feature?: string;
}

/** A door is a side of a square, never a square. */
export interface DoorSide {
  readonly cell: Cell;
  readonly side: Side;
  readonly open: boolean;
}

/** Everything the geometry needs to know of a board, worked out once for each change of it. */
export interface Plan {
  readonly squares: ReadonlyMap<Cell, Square>;
  /** Squares where a figure may stand, around each square that has any. */
  readonly adjacent: ReadonlyMap<Cell, readonly Cell[]>;
  readonly zones: ReadonlyMap<string, readonly Cell[]>;
  /** Zones sharing an open side. */
  readonly neighbours: ReadonlyMap<string, readonly string[]>;
  traitsAt(cell: Cell): Traits;
  /** True when nothing stands between two squares that share a side. */
  isOpen(cell: Cell, side: Side): boolean;
}

const ROCK: Traits = { solid: true, opaque: true, cover: false };
export const NOTHING: Traits = { solid: false, opaque: false, cover: false };

export interface PlanInput {
  readonly squares: readonly Square[];
  readonly doors: readonly DoorSide[];
  readonly traits: (feature: string) => Traits;
}

export function planOf({ squares: list, doors, traits }: PlanInput): Plan {
  const squares = new Map(list.map((s) => [s.cell, s]));
  const doorAt = new Map(
    doors.flatMap(
      (d) =>
        [
          [sideKey(d.cell, d.side), d.open],
          [sideKey(across(d.cell, d.side), opposite(d.side)), d.open],
        ] as const,
    ),
  );
  const traitsAt = (cell: Cell): Traits => {
    const square = squares.get(cell);
    if (!square) return ROCK;
    return square.feature === undefined ? NOTHING : traits(square.feature);
  };
  const isOpen = (cell: Cell, side: Side): boolean => {
    const here = squares.get(cell);
    const there = squares.get(across(cell, side));
    if (!here || !there) return false;
    // Rooms that merely touch are walled off from each other; inside a room only a door closes a side.
    return doorAt.get(sideKey(cell, side)) ?? here.room === there.room;
  };
  const adjacent = new Map(list.map(({ cell }) => [cell, around(cell, { squares, traitsAt, isOpen })]));
  const zones = new Map<string, Cell[]>();
  for (const { zone, cell } of list) zones.set(zone, [...(zones.get(zone) ?? []), cell].sort(readingOrder));
  return { squares, adjacent, zones, neighbours: neighboursOf(list, squares, isOpen), traitsAt, isOpen };
}

const sideKey = (cell: Cell, side: Side): number => cell * 4 + SIDES.indexOf(side);

type Sides = Pick<Plan, 'squares' | 'traitsAt' | 'isOpen'>;

function around(cell: Cell, plan: Sides): readonly Cell[] {
  return AROUND.map((step) => cell + step).filter((other) => plan.squares.has(other) && touches(cell, other, plan));
}

/** Sharing an open side, or a corner with a way round it: one of the two squares beside is open to both. */
function touches(a: Cell, b: Cell, plan: Sides): boolean {
  const dx = xOf(b) - xOf(a);
  const dy = yOf(b) - yOf(a);
  const sideX: Side = dx > 0 ? 'e' : 'w';
  const sideY: Side = dy > 0 ? 's' : 'n';
  if (dx === 0) return plan.isOpen(a, sideY);
  if (dy === 0) return plan.isOpen(a, sideX);
  const byX = across(a, sideX);
  const byY = across(a, sideY);
  const roundX = !plan.traitsAt(byX).solid && plan.isOpen(a, sideX) && plan.isOpen(byX, sideY);
  const roundY = !plan.traitsAt(byY).solid && plan.isOpen(a, sideY) && plan.isOpen(byY, sideX);
  return roundX || roundY;
}

function neighboursOf(
  list: readonly Square[],
  squares: ReadonlyMap<Cell, Square>,
  isOpen: Plan['isOpen'],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const { cell, zone } of list) {
    const set = found.get(zone) ?? new Set();
    found.set(zone, set);
    for (const side of SIDES) {
      const other = squares.get(across(cell, side))?.zone;
      if (other !== undefined && other !== zone && isOpen(cell, side)) set.add(other);
    }
  }
  return new Map([...found].map(([zone, set]) => [zone, [...set]]));
}

export const areAdjacent = (plan: Plan, a: Cell, b: Cell): boolean => plan.adjacent.get(a)?.includes(b) ?? false;

export const zoneOf = (plan: Plan, cell: Cell): string | undefined => plan.squares.get(cell)?.zone;

/** Steps between two zones: 0 in the same one, 1 for neighbours; Infinity where no way is open. */
export function zoneDistance(plan: Plan, from: string, to: string): number {
  const steps = new Map([[from, 0]]);
  for (const [zone, distance] of steps) {
    if (zone === to) return distance;
    for (const next of plan.neighbours.get(zone) ?? []) if (!steps.has(next)) steps.set(next, distance + 1);
  }
  return Number.POSITIVE_INFINITY;
}
