import { across, type Cell, cellAt, type Side, xOf, yOf } from './cell.ts';
import { areAdjacent, type Plan } from './plan.ts';

/** A point in half squares: the centre of (x, y) is (2x + 1, 2y + 1), its corners have even coordinates. */
interface Point {
  readonly x: number;
  readonly y: number;
}

const centre = (cell: Cell): Point => ({ x: 2 * xOf(cell) + 1, y: 2 * yOf(cell) + 1 });

/**
 * A straight line between the centres sees unless it crosses rock or an opaque thing, a wall or a closed door, or slips
 * exactly between two of them. Touching an edge or one corner does not block.
 */
export function canSee(plan: Plan, from: Cell, to: Cell): boolean {
  if (from === to || areAdjacent(plan, from, to)) return true;
  return isClear(plan, from, centre(to));
}

/** Seen, but masked in part: behind something low, or with a corner of its square out of sight. */
export function isCovered(plan: Plan, from: Cell, to: Cell): boolean {
  if (from === to || areAdjacent(plan, from, to)) return false;
  if (lineBetween(from, to).some((c) => c !== from && c !== to && plan.traitsAt(c).cover)) return true;
  const { x, y } = centre(to);
  return [-1, 1].some((dx) => [-1, 1].some((dy) => !isClear(plan, from, { x: x + dx, y: y + dy })));
}

/** The squares whose inside the line between two centres crosses, both ends included. */
export const lineBetween = (from: Cell, to: Cell): readonly Cell[] => crossed(from, centre(to));

/** The squares whose inside a line from a centre crosses, the first included. */
export function crossed(from: Cell, to: Point): readonly Cell[] {
  const cells = [from];
  trace(from, to, (step) => {
    cells.push(step.next);
    return true;
  });
  return cells;
}

function isClear(plan: Plan, from: Cell, to: Point): boolean {
  const opens = (cell: Cell, side: Side) => plan.isOpen(cell, side) && !plan.traitsAt(across(cell, side)).opaque;
  return trace(from, to, ({ here, sides }) => {
    if (sides.length === 1) return opens(here, sides[0]!);
    const [first, second] = sides as readonly [Side, Side];
    const round = (a: Side, b: Side) => opens(here, a) && opens(across(here, a), b);
    return round(first, second) || round(second, first);
  });
}

interface Step {
  readonly here: Cell;
  readonly next: Cell;
  /** The side crossed; both sides where the line goes exactly through a corner. */
  readonly sides: readonly Side[];
}

/** Walks a line from square to square, exactly: whole numbers only. Stops when `visit` says false. */
function trace(from: Cell, to: Point, visit: (step: Step) => boolean): boolean {
  const start = centre(from);
  const dx = Math.abs(to.x - start.x);
  const dy = Math.abs(to.y - start.y);
  const sideX: Side = to.x > start.x ? 'e' : 'w';
  const sideY: Side = to.y > start.y ? 's' : 'n';
  let here = cellAt((start.x - 1) / 2, (start.y - 1) / 2);
  let lineX = 1;
  let lineY = 1;
  while (lineX < dx || lineY < dy) {
    const order = lineX * dy - lineY * dx;
    const crossesX = lineX < dx && order <= 0;
    const crossesY = lineY < dy && order >= 0;
    const sides = [...(crossesX ? [sideX] : []), ...(crossesY ? [sideY] : [])];
    let next = here;
    for (const side of sides) next = across(next, side);
    if (!visit({ here, next, sides })) return false;
    here = next;
    if (crossesX) lineX += 2;
    if (crossesY) lineY += 2;
  }
  return true;
}
