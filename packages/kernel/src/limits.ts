import { EngineError } from './errors.ts';
import type { GameEvent } from './event.ts';
import type { Request, RuleRef } from './rule.ts';

/** A bound on every loop: crossing one is our fault and stops that table alone. */
export interface Limits {
  readonly requestsPerStep: number;
  readonly eventsPerStep: number;
  readonly stepsPerGame: number;
}

export const LIMITS: Limits = { requestsPerStep: 20_000, eventsPerStep: 50_000, stepsPerGame: 200_000 };

const TRAIL = 16;

/** Counts what a step does and, close to a limit, notes the rules it names: they explain a limit that is crossed. */
export class Meter {
  readonly #limits: Limits;
  readonly #trail: RuleRef[] = [];
  #noteRequestsFrom: number;
  #noteEventsFrom: number;
  #requests = 0;
  #events = 0;
  #steps = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#noteRequestsFrom = limits.requestsPerStep - TRAIL;
    this.#noteEventsFrom = limits.eventsPerStep - TRAIL;
  }

  step(): void {
    this.#requests = 0;
    this.#events = 0;
    if (++this.#steps <= this.#limits.stepsPerGame - TRAIL) return;
    this.#noteRequestsFrom = 0;
    this.#noteEventsFrom = 0;
    if (this.#steps > this.#limits.stepsPerGame) this.#crossed('stepsPerGame');
  }

  request(request: Request): void {
    if (++this.#requests <= this.#noteRequestsFrom) return;
    this.#note(request.kind === 'askAll' ? request.decisions[0]!.rule : request.rule);
    if (this.#requests > this.#limits.requestsPerStep) this.#crossed('requestsPerStep');
  }

  event(event: GameEvent): void {
    if (++this.#events <= this.#noteEventsFrom) return;
    if (event.rules[0]) this.#note(event.rules[0]);
    if (this.#events > this.#limits.eventsPerStep) this.#crossed('eventsPerStep');
  }

  #note(rule: RuleRef): void {
    if (this.#trail.length === TRAIL) this.#trail.shift();
    this.#trail.push(rule);
  }

  #crossed(limit: keyof Limits): never {
    throw new EngineError(`limit crossed: ${limit} (${this.#limits[limit]})`, { limit, trail: this.#trail.slice() });
  }
}
