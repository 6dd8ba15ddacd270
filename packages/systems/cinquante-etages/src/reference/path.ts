import { type Floor, SQUARES } from '../state.ts';
import type { Atlas } from './atlas.ts';

/** In turns: what a square on the way adds to a path. */
export interface Weights {
  readonly trap: number;
  readonly creature: number;
  readonly guardian: number;
  readonly chest: number;
}

export interface Errand {
  readonly floor: Floor;
  readonly atlas: Atlas;
  readonly goal: number;
  readonly weights: Weights;
  /** True where entering the goal ends the move. */
  readonly endsMove: boolean;
  /** The stairs are guarded. */
  readonly guarded: boolean;
}

/** The best path of a move, its bounces included: expected turns left at its end, and what lies on it. */
export class Pathfinder {
  readonly #errand: Errand;
  readonly #turns: Float64Array;
  /** Squares entered so far: what is used up counts once. */
  readonly #path: number[] = [];

  constructor(errand: Errand) {
    this.#errand = errand;
    this.#turns = errand.atlas.turnsTo(errand.goal);
  }

  /** Heading a direction from a square with points left. */
  along(from: number, direction: number, points: number): number {
    const { layout } = this.#errand.atlas;
    const start = this.#path.length;
    let cost = 0;
    let cell = from;
    let left = points;
    let value: number | undefined;
    while (value === undefined) {
      const key = cell * 8 + direction;
      const to = layout.next[key]!;
      if (to < 0) value = this.#turning(cell, layout.open[cell * 2 + (direction % 2)]!, left);
      else if (layout.cost[key]! > left) value = this.#end(cell);
      else {
        left -= layout.cost[key]!;
        cell = to;
        cost += this.#weight(cell);
        this.#path.push(cell);
        if (cell === this.#errand.goal && this.#errand.endsMove) value = 0;
        else if (left === 0) value = this.#end(cell);
      }
    }
    this.#path.length = start;
    return cost + value;
  }

  /** The best of all the first directions of a roll. */
  best(from: number, roll: number): number {
    const { open } = this.#errand.atlas.layout;
    const directions = open[from * 2 + (roll % 2)]!;
    return directions.length === 0 ? this.#end(from) : this.#turning(from, directions, roll);
  }

  #turning(cell: number, directions: readonly number[], left: number): number {
    let best = Number.POSITIVE_INFINITY;
    for (const direction of directions) best = Math.min(best, this.along(cell, direction, left));
    return best;
  }

  #end(cell: number): number {
    return this.#path.includes(this.#errand.goal) ? 0 : this.#turns[cell]!;
  }

  #weight(cell: number): number {
    const { floor, weights, goal, guarded } = this.#errand;
    // C50-CASE-04: a trap stays armed, the rest is used up by the first crossing.
    if (floor.cells[cell] === SQUARES.trap) return weights.trap;
    if (cell === goal || this.#path.includes(cell)) return 0;
    if (floor.creatures[cell]) return weights.creature;
    if (floor.cells[cell] === SQUARES.chest) return weights.chest;
    return cell === floor.stairs && guarded ? weights.guardian : 0;
  }
}
