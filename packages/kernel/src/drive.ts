import type { Chance, DrawRequest, RollRequest } from './chance.ts';
import type { AskAllRequest, Decision } from './decision.ts';
import { EngineError } from './errors.ts';
import type { GameEvent } from './event.ts';
import { LIMITS, type Limits, Meter } from './limits.ts';
import type { Answer, Rule } from './rule.ts';
import type { System, World } from './system.ts';
import { worldOf } from './world.ts';

/** What the driver stops for: a question, or chance that people must supply. */
export type Stop = Decision | AskAllRequest | RollRequest | DrawRequest;

export interface DriveOptions<E> {
  readonly chance: Chance;
  readonly onEvent?: (event: E) => void;
  readonly onChance?: () => void;
  readonly limits?: Limits;
}

/** Runs the steps of a system over one state: the only caller of `step` and of `apply`. */
export class Drive<S, E extends GameEvent, W extends World<S, E> = World<S, E>> {
  readonly world: W;
  chance: Chance;
  readonly #system: System<S, E, unknown, W>;
  readonly #meter: Meter;
  readonly #onChance: (() => void) | undefined;
  #rule: Rule<void> | undefined;

  constructor(system: System<S, E, unknown, W>, state: S, options: DriveOptions<E>) {
    this.#system = system;
    this.chance = options.chance;
    this.#onChance = options.onChance;
    const meter = new Meter(options.limits ?? LIMITS);
    this.#meter = meter;
    const { onEvent } = options;
    const emit = onEvent
      ? (event: E) => {
          meter.event(event);
          system.apply(world, event);
          onEvent(event);
        }
      : (event: E) => {
          meter.event(event);
          system.apply(world, event);
        };
    const atOnce = (request: RollRequest | DrawRequest) => {
      meter.request(request);
      return this.#answer(request);
    };
    const world: W = system.world({
      state,
      emit,
      chance: { roll: atOnce, draw: atOnce } as Chance,
      over: (other, watcher) => worldOf(system, other, watcher),
    });
    this.world = world;
  }

  /** True between two steps: the state is then the whole game. */
  get atBoundary(): boolean {
    return this.#rule === undefined;
  }

  /** Starts the next step, or returns undefined when the game is over or the step asked nothing. */
  begin(): Stop | undefined {
    if (this.#rule) throw new EngineError('a step is already running');
    this.#meter.step();
    this.#rule = this.#system.step(this.world);
    return this.#run(this.#rule.next());
  }

  resume(answer: Answer): Stop | undefined {
    if (!this.#rule) throw new EngineError('no step is running');
    return this.#run(this.#rule.next(answer));
  }

  #run(first: IteratorResult<Stop, void>): Stop | undefined {
    const rule = this.#rule!;
    let turn = first;
    while (!turn.done) {
      const request = turn.value;
      this.#meter.request(request);
      if (request.kind === 'ask' || request.kind === 'askAll') return request;
      const answer = this.#answer(request);
      if (answer === undefined) return request;
      turn = rule.next(answer);
    }
    this.#rule = undefined;
    return undefined;
  }

  #answer(request: RollRequest | DrawRequest): Answer | undefined {
    const answer = request.kind === 'roll' ? this.chance.roll(request) : this.chance.draw(request);
    if (answer !== undefined) this.#onChance?.();
    return answer;
  }
}
