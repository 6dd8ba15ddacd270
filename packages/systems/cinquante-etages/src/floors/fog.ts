import type { C50Event } from '../events.ts';
import { type C50, type C50State, type Creature, type Floor, type FloorView, floorOf, type Hero } from '../state.ts';
import type { Variants } from '../variants.ts';
import { DIRECTIONS, VECTORS } from './directions.ts';
import { cellAt, isWall, xOf, yOf } from './grid.ts';

/** C50-Q-07: the eight lines of sight of a hero, remembered once seen. Nothing to do without fog. */
export function lookAround(state: C50State, hero: Hero): void {
  if (state.variants.fog === 'off') return;
  const floor = floorOf(state, hero);
  const seen = floor.seen.split('');
  for (const cell of linesOfSight(floor, hero.cell)) seen[cell] = '1';
  floor.seen = seen.join('');
}

/** A line goes on until a wall, which is seen too. */
export function linesOfSight(floor: Floor, from: number): readonly number[] {
  const { side } = floor;
  const cells = [from];
  for (const direction of DIRECTIONS) {
    const { dx, dy } = VECTORS[direction];
    let x = xOf(side, from) + dx;
    let y = yOf(side, from) + dy;
    while (x >= 0 && y >= 0 && x < side && y < side) {
      cells.push(cellAt(side, x, y));
      if (isWall(floor, x, y)) break;
      x += dx;
      y += dy;
    }
  }
  return cells;
}

export const UNSEEN = '?';

/** C50-CASE-15: the whole floor is open; C50-Q-07 keeps what was never in sight. */
export function inSight({ seen, ...floor }: Floor, { fog }: Variants): FloorView {
  if (fog === 'off') return floor;
  const sees = (cell: number) => seen[cell] === '1';
  return {
    ...floor,
    cells: [...floor.cells].map((square, cell) => (sees(cell) ? square : UNSEEN)).join(''),
    stairs: sees(floor.stairs) ? floor.stairs : -1,
    guardian: sees(floor.stairs) ? floor.guardian : null,
    creatures: Object.fromEntries(Object.entries(floor.creatures).filter(([cell]) => sees(Number(cell)))),
  };
}

/** Tells what has come into sight since `before`. */
export function tellSighted(g: C50, { seat }: Hero, floor: Floor, before: string): void {
  const { number, cells, stairs, seen } = floor;
  if (seen === before) return;
  const squares: Record<number, string> = {};
  const creatures: Record<number, Creature> = {};
  for (let cell = 0; cell < seen.length; cell++) {
    if (seen[cell] === before[cell]) continue;
    squares[cell] = cells[cell]!;
    const creature = floor.creatures[cell];
    if (creature) creatures[cell] = { ...creature };
  }
  const guardian = stairs in squares ? { ...floor.guardian } : null;
  g.emit({ type: 'sighted', seat, floor: number, squares, creatures, guardian, rules: ['C50-Q-07'] });
}

/** C50-Q-07: nobody hears of a square before it is seen. All other events speak of squares where heroes stand. */
export function tell(event: C50Event, { floors, variants }: C50State): C50Event {
  if (event.type !== 'floorOpened' || variants.fog === 'off') return event;
  return { ...event, floor: inSight(floors.find(({ number }) => number === event.floor.number)!, variants) };
}
