import type { Cell } from './cell.ts';
import type { Plan } from './plan.ts';
import { canSee, isCovered } from './sight.ts';

const SIGHT_KNOWN = 1;
const SEEN = 2;
const COVER_KNOWN = 4;
const COVERED = 8;

/** Lines of sight of one plan, each drawn once: one byte for every pair of squares. */
export class Sightings {
  readonly #plan: Plan;
  readonly #index = new Map<Cell, number>();
  readonly #known: Uint8Array;

  constructor(plan: Plan) {
    this.#plan = plan;
    for (const cell of plan.squares.keys()) this.#index.set(cell, this.#index.size);
    this.#known = new Uint8Array(this.#index.size ** 2);
  }

  sees(from: Cell, to: Cell): boolean {
    const at = this.#at(from, to);
    if (at < 0) return false;
    if (!(this.#known[at]! & SIGHT_KNOWN)) this.#known[at]! |= SIGHT_KNOWN | (canSee(this.#plan, from, to) ? SEEN : 0);
    return (this.#known[at]! & SEEN) !== 0;
  }

  isCovered(from: Cell, to: Cell): boolean {
    const at = this.#at(from, to);
    if (at < 0) return false;
    if (!(this.#known[at]! & COVER_KNOWN))
      this.#known[at]! |= COVER_KNOWN | (isCovered(this.#plan, from, to) ? COVERED : 0);
    return (this.#known[at]! & COVERED) !== 0;
  }

  #at(from: Cell, to: Cell): number {
    const a = this.#index.get(from);
    const b = this.#index.get(to);
    return a === undefined || b === undefined ? -1 : a * this.#index.size + b;
  }
}
