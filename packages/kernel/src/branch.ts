import type { Chance } from './chance.ts';
import type { Decision, SeatId } from './decision.ts';
import { fail, ok, type Result } from './errors.ts';
import type { GameEvent } from './event.ts';
import type { Motion } from './motion.ts';
import { pick } from './picks.ts';
import type { Outcome, World } from './system.ts';

/** A copy of a game that plays on from its open decision, with chance of its own: it keeps neither log nor journal. */
export class Branch<S, E extends GameEvent> {
  readonly #motion: Motion<S, E>;

  constructor(motion: Motion<S, E>, chance: Chance) {
    motion.chance = chance;
    this.#motion = motion;
  }

  get world(): World<S, E> {
    return this.#motion.world;
  }

  get state(): S {
    return this.world.state;
  }

  get open(): readonly Decision[] {
    return this.#motion.open;
  }

  get outcome(): Outcome | undefined {
    return this.#motion.outcome;
  }

  /** Answers the open decision of a seat. */
  answer(seat: SeatId, picks: readonly string[]): Result<void> {
    const decision = this.open.find((open) => open.seat === seat);
    if (!decision) return fail('wrong-seat', { got: seat, open: this.open.map((open) => open.seat).join(', ') });
    const picked = pick(decision, picks);
    if (!picked.ok) return picked;
    this.#motion.take(decision, picks, () => {});
    return ok(undefined);
  }
}
