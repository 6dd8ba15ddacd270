import type { Decision, SeatId } from './decision.ts';
import { single } from './picks.ts';

/** The option that passes, where there is one. */
export const PASS = 'passer';

const keyOf = (seat: SeatId, decision: string): string => `${seat}:${decision}`;
const canPass = (decision: Decision): boolean => single(decision) && decision.options.some(({ id }) => id === PASS);

/** The decisions that seats pass by themselves. */
export class AutoPass {
  readonly #passed = new Set<string>();

  set(seat: SeatId, decision: string, on: boolean): void {
    if (on) this.#passed.add(keyOf(seat, decision));
    else this.#passed.delete(keyOf(seat, decision));
  }

  /** The first of the open decisions that its seat passes. */
  among(open: readonly Decision[]): Decision | undefined {
    if (this.#passed.size === 0) return undefined;
    return open.find((decision) => this.#passed.has(keyOf(decision.seat, decision.id)) && canPass(decision));
  }
}
