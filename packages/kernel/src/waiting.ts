import type { Decision, SeatId } from './decision.ts';
import type { Stop } from './drive.ts';
import { throwDecision } from './physical.ts';
import { single } from './picks.ts';
import type { Answer, Card } from './rule.ts';

/** An answer as it enters the log. */
export interface Given {
  readonly decision: Decision;
  readonly picks: readonly string[];
}

/** What taking an answer changes: what enters the log now, and what the rule receives once nothing is missing. */
export interface Taken {
  readonly given: readonly Given[];
  readonly answer: Answer | undefined;
  /** True for a die or a card that people have just shown. */
  readonly shown: boolean;
}

/** What a game waits for: one decision, several in secret, or real dice and cards one after another. */
export class Waiting {
  readonly #stop: Stop;
  readonly #gathered = new Map<SeatId, Given>();
  #results: readonly Card[] = [];

  constructor(stop: Stop) {
    this.#stop = stop;
  }

  /** True where several seats answer at once. */
  get together(): boolean {
    return this.#stop.kind === 'askAll';
  }

  /** What was answered in secret and waits for the others. */
  get gathered(): readonly Given[] {
    return [...this.#gathered.values()];
  }

  get open(): readonly Decision[] {
    const stop = this.#stop;
    if (stop.kind === 'ask') return [stop];
    if (stop.kind === 'askAll') return stop.decisions.filter((d) => !this.#gathered.has(d.seat));
    return [throwDecision({ request: stop, results: this.#results })];
  }

  /** `picks` have been checked against `decision`, one of those open. */
  take(decision: Decision, picks: readonly string[]): Taken {
    const stop = this.#stop;
    if (stop.kind === 'askAll') return this.#gather({ decision, picks }, stop.decisions);
    const given = [{ decision, picks }];
    const options = picks.map((id) => decision.options.find((o) => o.id === id)!);
    if (stop.kind === 'ask') return { given, answer: single(decision) ? options[0]! : options, shown: false };
    this.#results = [...this.#results, options[0]!.value as Card];
    return { given, answer: this.#results.length === stop.count ? this.#results : undefined, shown: true };
  }

  /** Simultaneous answers enter the log together, in seat order, so that none is seen before the last is in. */
  #gather(answer: Given, decisions: readonly Decision[]): Taken {
    this.#gathered.set(answer.decision.seat, answer);
    if (this.#gathered.size < decisions.length) return { given: [], answer: undefined, shown: false };
    const given = decisions.map((d) => this.#gathered.get(d.seat)!);
    const picked = given.map(({ decision, picks }) => decision.options.find((o) => o.id === picks[0])!);
    return { given, answer: picked, shown: false };
  }
}
