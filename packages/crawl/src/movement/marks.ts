import type { Ground } from './ground.ts';

/** Marks on the squares of a board, for whoever walks them. They are not wiped: only the latest round of marking counts. */
export class Marks {
  /** Which round of marking it is. */
  round = 0;
  #entry = 0;

  /** Forgets every mark. */
  wipe(): void {
    this.round++;
  }

  take(square: Ground): void {
    square.taken = this.round;
  }

  isTaken(square: Ground): boolean {
    return square.taken === this.round;
  }

  /** True the first time a square that is not taken is reached. */
  reach(square: Ground): boolean {
    const { round } = this;
    if (square.taken === round || square.reached === round) return false;
    square.reached = round;
    return true;
  }

  isReached(square: Ground): boolean {
    return square.reached === this.round;
  }

  /** Begins another walk over the squares that are not taken. */
  leave(): void {
    this.#entry++;
  }

  /** True the first time such a walk comes to a square that is not taken. */
  enter(square: Ground): boolean {
    if (square.taken === this.round || square.entered === this.#entry) return false;
    square.entered = this.#entry;
    return true;
  }
}
