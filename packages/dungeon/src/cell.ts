/** A square of the board, one number: boards grow in every direction from their middle. */
export type Cell = number;

/** Squares a side; far more than rooms can ever fill. */
const SPAN_BITS = 10;
const SPAN = 1 << SPAN_BITS;
const HALF = SPAN / 2;

export const cellAt = (x: number, y: number): Cell => (y + HALF) * SPAN + x + HALF;
// In bits: asked for every square of every walk.
export const xOf = (cell: Cell): number => (cell & (SPAN - 1)) - HALF;
export const yOf = (cell: Cell): number => (cell >> SPAN_BITS) - HALF;

/** The four sides of a square, clockwise. */
export const SIDES = ['n', 'e', 's', 'w'] as const;
export type Side = (typeof SIDES)[number];

const ACROSS: Readonly<Record<Side, number>> = { n: -SPAN, e: 1, s: SPAN, w: -1 };

/** The square on the other side. */
export const across = (cell: Cell, side: Side): Cell => cell + ACROSS[side];

export const opposite = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 2) % 4]!;

/** The side turned clockwise by quarters. */
export const turned = (side: Side, quarters: number): Side => SIDES[(SIDES.indexOf(side) + quarters) % 4]!;

/** The eight squares around, in reading order. */
export const AROUND: readonly number[] = [-SPAN - 1, -SPAN, -SPAN + 1, -1, 1, SPAN - 1, SPAN, SPAN + 1];

/** Squares with diagonals worth 1. */
export function spread(a: Cell, b: Cell): number {
  return Math.max(Math.abs(xOf(a) - xOf(b)), Math.abs(yOf(a) - yOf(b)));
}

/** Reading order: row, then column. */
export const readingOrder = (a: Cell, b: Cell): number => a - b;
