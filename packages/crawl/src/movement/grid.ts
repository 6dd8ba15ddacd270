import { type Cell, xOf, yOf } from '@souterrain/dungeon';

/** The rectangle around a board: a number from 0 for each of its squares. */
export class Grid {
  readonly size: number;
  readonly #left: number;
  readonly #top: number;
  readonly #width: number;
  readonly #height: number;

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
  }

  /** -1 outside. */
  at(cell: Cell): number {
    const x = xOf(cell) - this.#left;
    const y = yOf(cell) - this.#top;
    return x < 0 || y < 0 || x >= this.#width || y >= this.#height ? -1 : y * this.#width + x;
  }
}
