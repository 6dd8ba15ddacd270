import { planOn } from '@souterrain/crawl/movement';
import type { Crawl } from '@souterrain/crawl/world';
import { across, type Cell, type Plan, SIDES, type Side, xOf, yOf } from '@souterrain/dungeon';
import { gridGround, SQUARE } from '../../ink/grid.ts';
import { type InkedMap, inkMap } from '../../ink/map.ts';
import type { Extent } from '../map/frame.ts';

/** The board as it is drawn: squares from (0, 0), whatever the place of its rooms. */
export interface Ground {
  readonly plan: Plan;
  /** Column and row of the north-west corner, rim included. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly ink: InkedMap;
  /** Sides that rooms close against each other. */
  readonly walls: string;
  readonly zoneLines: string;
  readonly zones: readonly { readonly id: string; readonly cells: readonly Cell[] }[];
  /** Column and row of a square. */
  at(cell: Cell): { readonly x: number; readonly y: number };
}

/** Rock kept around the rooms, in squares, so that a Porte on the rim can be drawn. */
const RIM = 1;

/** A memo: a board is replaced when it changes. */
const grounds = new WeakMap<object, Ground>();

export function groundOf(g: Crawl): Ground {
  const { board } = g.state;
  let ground = grounds.get(board);
  if (!ground) {
    ground = workOut(g);
    grounds.set(board, ground);
  }
  return ground;
}

function workOut(g: Crawl): Ground {
  const plan = planOn(g);
  const cells = [...plan.squares.keys()];
  const { left, top, width, height } = spanOf(cells);
  const open = new Set(cells.map((c) => (yOf(c) - top) * width + xOf(c) - left));
  const at = (cell: Cell) => ({ x: xOf(cell) - left, y: yOf(cell) - top });
  const key = g.state.board.rooms.map((r) => `${r.tile}@${r.x},${r.y},${r.quarters}`).join();
  const squares = { width, height, open: (x: number, y: number) => open.has(y * width + x) };
  const ink = inkMap(key, () => gridGround(squares), { seed: key.length * 97 + width });
  const side = (cell: Cell, of: Side) => segment(at(cell), of);
  let walls = '';
  let zoneLines = '';
  for (const cell of cells)
    for (const of of SIDES.slice(1, 3)) {
      const other = across(cell, of);
      if (!plan.squares.has(other)) continue;
      if (!plan.isOpen(cell, of)) walls += side(cell, of);
      else if (plan.squares.get(cell)!.zone !== plan.squares.get(other)!.zone) zoneLines += side(cell, of);
    }
  const zones = [...plan.zones].map(([id, of]) => ({ id, cells: of }));
  return { plan, left, top, width, height, ink, walls, zoneLines, zones, at };
}

/** The squares that hold some others, rim included. */
export function spanOf(cells: readonly Cell[]): Extent {
  const left = Math.min(...cells.map(xOf)) - RIM;
  const top = Math.min(...cells.map(yOf)) - RIM;
  const width = Math.max(...cells.map(xOf)) - left + 1 + RIM;
  const height = Math.max(...cells.map(yOf)) - top + 1 + RIM;
  return { left, top, width, height };
}

/** One side of a square, as a stroke. */
export function segment({ x, y }: { readonly x: number; readonly y: number }, side: Side): string {
  const [l, t] = [x * SQUARE, y * SQUARE];
  if (side === 'n') return `M${l} ${t}h${SQUARE}`;
  if (side === 's') return `M${l} ${t + SQUARE}h${SQUARE}`;
  if (side === 'w') return `M${l} ${t}v${SQUARE}`;
  return `M${l + SQUARE} ${t}v${SQUARE}`;
}
