import { type Floor, SQUARES } from '../state.ts';
import type { Chart } from './atlas.ts';
import { TOLL } from './tolls.ts';

export interface Errand {
  readonly floor: Floor;
  readonly chart: Chart;
  readonly goal: number;
}

/** Weighs the paths of a move, later bounces included: expected turns left at the end, and what lies on the way. */
export class Pathfinder {
  readonly #errand: Errand;
  readonly #turns: Float64Array;
  readonly #entered: number[] = [];

  constructor(errand: Errand) {
    this.#errand = errand;
    this.#turns = errand.chart.turnsTo(errand.goal);
  }

  /** The best path that starts in a direction. */
  along(from: number, direction: number, points: number): number {
    const { next, cost, open } = this.#errand.chart.layout;
    const before = this.#entered.length;
    let value = 0;
    let cell = from;
    let left = points;
    for (;;) {
      const key = cell * 8 + direction;
      const to = next[key]!;
      if (to < 0) {
        value += this.#choose(cell, open[cell * 2 + (direction % 2)]!, left);
        break;
      }
      left -= cost[key]!;
      if (left >= 0) {
        cell = to;
        value += this.#toll(cell);
        this.#entered.push(cell);
        if (this.#leaves(cell)) break;
      }
      if (left > 0) continue;
      value += this.#end(cell);
      break;
    }
    this.#entered.length = before;
    return value;
  }

  /** The best path of a roll. */
  best(from: number, roll: number): number {
    const directions = this.#errand.chart.layout.open[from * 2 + (roll % 2)]!;
    return directions.length === 0 ? this.#end(from) : this.#choose(from, directions, roll);
  }

  #choose(cell: number, directions: readonly number[], left: number): number {
    let best = Number.POSITIVE_INFINITY;
    for (const direction of directions) best = Math.min(best, this.along(cell, direction, left));
    return best;
  }

  /** Entering the stairs on purpose ends the move. */
  #leaves(cell: number): boolean {
    const { goal, floor } = this.#errand;
    return cell === goal && cell === floor.stairs;
  }

  #end(cell: number): number {
    return this.#entered.includes(this.#errand.goal) ? 0 : this.#turns[cell]!;
  }

  #toll(cell: number): number {
    const { floor, goal, chart } = this.#errand;
    // C50-CASE-04: a trap stays armed; everything else is used up by the first crossing.
    if (floor.cells[cell] === SQUARES.trap) return chart.tolls[cell]!;
    if (cell === goal || this.#entered.includes(cell)) return 0;
    return floor.cells[cell] === SQUARES.chest ? TOLL.chest : chart.tolls[cell]!;
  }
}
