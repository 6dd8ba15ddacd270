import { cellAt, xOf, yOf } from '@souterrain/dungeon';

/** Fields that hold a square. Dice have a `from` and a `to` as well, far below the first square of any board. */
const SQUARES: readonly string[] = ['cell', 'from', 'to', 'joins'];
const FIRST_SQUARE = cellAt(-500, -500);

/** Squares are written `[x, y]`, from the north-west square of the drawing. */
export function shown<T>(value: T): T {
  if (Array.isArray(value)) return value.map(shown) as T;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, held]): [string, unknown] => {
    const isSquare = SQUARES.includes(name) && typeof held === 'number' && held >= FIRST_SQUARE;
    return [name, isSquare ? [xOf(held), yOf(held)] : shown(held)];
  });
  return Object.fromEntries(fields) as T;
}
