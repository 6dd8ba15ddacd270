import { type Cell, xOf, yOf } from '@souterrain/dungeon';

/** The rectangle around a board: a number from 0 for each of its squares, and marks on each. */
export class Grid {
  readonly size: number;
  readonly #left: number;
  readonly #top: number;
  readonly #width: number;
  readonly #height: number;
  /** Marks are not wiped: only the latest round of marking counts. */
  readonly #taken: Uint32Array;
  readonly #reached: Uint32Array;
  readonly #entered: Uint32Array;
  /** Which round of marking it is. */
  round = 0;
  #entry = 0;

  constructor(cells: Iterable<Cell>) {
    let left = Number.POSITIVE_INFINITY;
    let top = Number.POSITIVE_INFINITY;
    let right = Number.NEGATIVE_INFINITY;
    let bottom = Number.NEGATIVE_INFINITY;
    for (const cell of cells) {
      left = Math.min(left, xOf(cell));
      right = Math.max(right, xOf(cell));
      top = Math.min(top, yOf(cell));
      bottom = Math.max(bottom, yOf(cell));
    }
    const isEmpty = left > right;
    this.#left = isEmpty ? 0 : left;
    this.#top = isEmpty ? 0 : top;
    this.#width = isEmpty ? 0 : right - left + 1;
    this.#height = isEmpty ? 0 : bottom - top + 1;
    this.size = this.#width * this.#height;
    this.#taken = new Uint32Array(this.size);
    this.#reached = new Uint32Array(this.size);
    this.#entered = new Uint32Array(this.size);
  }

  /** -1 outside. */
  at(cell: Cell): number {
    const x = xOf(cell) - this.#left;
    const y = yOf(cell) - this.#top;
    return x < 0 || y < 0 || x >= this.#width || y >= this.#height ? -1 : y * this.#width + x;
  }

  /** Forgets every mark. */
  wipe(): void {
    this.round++;
  }

  take(cell: Cell): void {
    const at = this.at(cell);
    if (at >= 0) this.#taken[at] = this.round;
  }

  isTaken(cell: Cell): boolean {
    return this.#taken[this.at(cell)] === this.round;
  }

  /** True the first time a square that is not taken is reached. */
  reach(cell: Cell): boolean {
    const at = this.at(cell);
    if (this.#taken[at] === this.round || this.#reached[at] === this.round) return false;
    this.#reached[at] = this.round;
    return true;
  }

  isReached(cell: Cell): boolean {
    return this.#reached[this.at(cell)] === this.round;
  }

  /** Begins another walk over the squares that are not taken. */
  leave(): void {
    this.#entry++;
  }

  /** True the first time such a walk comes to a square that is not taken. */
  enter(cell: Cell): boolean {
    const at = this.at(cell);
    if (this.#taken[at] === this.round || this.#entered[at] === this.#entry) return false;
    this.#entered[at] = this.#entry;
    return true;
  }
}
