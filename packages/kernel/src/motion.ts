import type { Chance } from './chance.ts';
import type { Decision } from './decision.ts';
import { Drive, type DriveOptions, type Stop } from './drive.ts';
import type { GameEvent } from './event.ts';
import type { Outcome, System, World } from './system.ts';
import { Waiting } from './waiting.ts';

export interface MotionOptions<E extends GameEvent> extends DriveOptions<E> {
  /** Called between two steps: the state is then the whole game. */
  readonly onBoundary?: () => void;
}

/** A game in motion, without its past: what drives its rules, and what it waits for. */
export class Motion<S, E extends GameEvent> {
  readonly system: System<S, E>;
  readonly #drive: Drive<S, E>;
  readonly #onBoundary: (() => void) | undefined;
  #waiting: Waiting | undefined;

  constructor(system: System<S, E>, state: S, { onBoundary, ...options }: MotionOptions<E>) {
    this.system = system;
    this.#drive = new Drive(system, state, options);
    this.#onBoundary = onBoundary;
  }

  get world(): World<S, E> {
    return this.#drive.world;
  }

  get chance(): Chance {
    return this.#drive.chance;
  }

  set chance(chance: Chance) {
    this.#drive.chance = chance;
  }

  get outcome(): Outcome | undefined {
    return this.#drive.atBoundary ? this.system.outcome(this.world.state) : undefined;
  }

  /** What is waited for: one question, several put together, or a die that somebody throws. */
  get waiting(): Waiting | undefined {
    return this.#waiting;
  }

  get open(): readonly Decision[] {
    return this.#waiting?.open ?? [];
  }

  /** Runs until somebody is needed or the game is over. */
  run(): void {
    this.#settle(undefined);
  }

  /** `picks` have been checked against `decision`, one of those open; what enters the log is noted before the rules go on. */
  take(decision: Decision, picks: readonly string[], note: (taken: ReturnType<Waiting['take']>) => void): void {
    const taken = this.#waiting!.take(decision, picks);
    note(taken);
    if (taken.answer !== undefined) this.#settle(this.#drive.resume(taken.answer));
  }

  #settle(stop: Stop | undefined): void {
    let next = stop;
    while (!next && !this.system.outcome(this.world.state)) {
      this.#onBoundary?.();
      next = this.#drive.begin();
    }
    this.#waiting = next && new Waiting(next);
  }
}
