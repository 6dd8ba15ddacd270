import { cellAt, DIRECTIONS, isWall, VECTORS, xOf, yOf } from './grid.ts';
import { type Floor, floorOf, type Hero, type State } from './state.ts';

/** C50-Q-07: the eight lines of sight of a hero, remembered once seen. Nothing to do without fog. */
export function lookAround(state: State, hero: Hero): void {
  if (state.variants.fog === 'off') return;
  const floor = floorOf(state, hero);
  const seen = floor.seen.split('');
  for (const cell of inSight(floor, hero.cell)) seen[cell] = '1';
  floor.seen = seen.join('');
}

/** A line goes on until a wall, which is seen too. */
export function inSight(floor: Floor, from: number): readonly number[] {
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
