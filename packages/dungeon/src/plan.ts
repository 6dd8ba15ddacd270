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
  readonly feature?: string | undefined;
  /** AD2-XMOUV-03: of a room without squares, a space that holds one figure. */
  readonly loose?: true | undefined;
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
  /** AD2-XMOUV-04: squares of other zones to walk to that are not adjacent: the ways in and out of a room without squares. */
  readonly passages: ReadonlyMap<Cell, readonly Cell[]>;
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
  /** Pairs of squares that count as adjacent wherever they lie: a room laid apart and what leads to it. */
  readonly joins?: readonly (readonly [Cell, Cell])[];
  readonly traits: (feature: string) => Traits;
}

export function planOf({ squares: list, doors, joins = [], traits }: PlanInput): Plan {
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
  const sides = { squares, traitsAt, isOpen };
  const adjacent = new Map(list.map(({ cell }) => [cell, around(cell, sides)]));
  const neighbours = neighboursOf(list, sides);
  for (const [a, b] of joins)
    for (const [here, there] of [
      [a, b],
      [b, a],
    ] as const)
      join(here, there, { squares, adjacent, neighbours });
  const zones = new Map<string, Cell[]>();
  for (const { zone, cell } of [...list].sort((a, b) => readingOrder(a.cell, b.cell))) {
    const cells = zones.get(zone);
    if (cells) cells.push(cell);
    else zones.set(zone, [cell]);
  }
  const passages = list.some(({ loose }) => loose) ? loosen({ squares, adjacent, zones }) : NONE;
  return { squares, adjacent, passages, zones, neighbours, traitsAt, isOpen };
}

const NONE: Plan['passages'] = new Map();

/** AD2-XMOUV-04: without squares all those of a zone are adjacent, and none of another; returns the ways between them. */
function loosen({
  squares,
  adjacent,
  zones,
}: Pick<Plan, 'squares' | 'zones'> & { readonly adjacent: Map<Cell, readonly Cell[]> }): Plan['passages'] {
  const passages = new Map<Cell, readonly Cell[]>();
  for (const [cell, around] of adjacent) {
    const { zone, loose } = squares.get(cell)!;
    const isApart = (other: Cell): boolean => {
      const there = squares.get(other)!;
      return there.zone !== zone && (loose === true || there.loose === true);
    };
    passages.set(cell, around.filter(isApart));
    const beside = loose ? zones.get(zone)! : around;
    adjacent.set(
      cell,
      beside.filter((other) => other !== cell && !isApart(other)),
    );
  }
  return passages;
}

function join(
  here: Cell,
  there: Cell,
  {
    squares,
    adjacent,
    neighbours,
  }: { squares: Plan['squares']; adjacent: Map<Cell, readonly Cell[]>; neighbours: Map<string, readonly string[]> },
): void {
  const from = squares.get(here)?.zone;
  const to = squares.get(there)?.zone;
  if (from === undefined || to === undefined) return;
  adjacent.set(here, [...(adjacent.get(here) ?? []), there].sort(readingOrder));
  const near = neighbours.get(from) ?? [];
  if (from !== to && !near.includes(to)) neighbours.set(from, [...near, to]);
}

const sideKey = (cell: Cell, side: Side): number => cell * 4 + SIDES.indexOf(side);

type Sides = Pick<Plan, 'squares' | 'traitsAt' | 'isOpen'>;

function around(cell: Cell, plan: Sides): readonly Cell[] {
  const beside: Cell[] = [];
  for (const step of AROUND)
    if (plan.squares.has(cell + step) && touches(cell, cell + step, plan)) beside.push(cell + step);
  return beside;
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

/** AD1-GRID-03: a corner is not enough. */
function neighboursOf(list: readonly Square[], { squares, isOpen }: Sides): Map<string, readonly string[]> {
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

/** Steps from a zone to every zone it leads to: 0 for itself, 1 for its neighbours. */
export function zoneSteps(plan: Plan, from: string): ReadonlyMap<string, number> {
  const steps = new Map([[from, 0]]);
  for (const [zone, distance] of steps)
    for (const next of plan.neighbours.get(zone) ?? []) if (!steps.has(next)) steps.set(next, distance + 1);
  return steps;
}

/** Steps between two zones; Infinity where no way is open. */
export const zoneDistance = (plan: Plan, from: string, to: string): number =>
  zoneSteps(plan, from).get(to) ?? Number.POSITIVE_INFINITY;

/** The squares of a zone where one may set foot when coming from another: each touches a square that can be stood on. */
export function borderSquares(plan: Plan, from: string, to: string): readonly Cell[] {
  const leadsHere = (other: Cell): boolean => plan.squares.get(other)!.zone === from && !plan.traitsAt(other).solid;
  const floor = (plan.zones.get(to) ?? []).filter((cell) => !plan.traitsAt(cell).solid);
  const border = floor.filter(
    (cell) => plan.adjacent.get(cell)!.some(leadsHere) || plan.passages.get(cell)?.some(leadsHere),
  );
  // AD2-XMOUV-03: without squares, any space of the zone.
  return border.length > 0 && plan.squares.get(border[0]!)!.loose ? floor : border;
}
