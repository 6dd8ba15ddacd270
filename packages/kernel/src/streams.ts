import type { SeatId } from './decision.ts';
import type { GameEvent } from './event.ts';
import type { System } from './system.ts';

/** What one seat has been told, in order: it only ever grows. */
export interface Stream<E extends GameEvent = GameEvent> {
  readonly events: readonly E[];
  /** For each entry of the history, how many of these events came before it. */
  readonly before: readonly number[];
}

/** What was heard from an entry of the history on; everything from one before the first. */
export const heardSince = <E extends GameEvent>({ events, before }: Stream<E>, entry: number): readonly E[] =>
  events.slice(entry < 0 ? 0 : (before[entry] ?? events.length));

interface Growing<E extends GameEvent> extends Stream<E> {
  readonly seat: SeatId | undefined;
  readonly events: E[];
  readonly before: number[];
}

/** One stream a seat, and one for whoever only looks on; a single one where nothing is secret. */
export class Streams<S, E extends GameEvent> {
  readonly #tell: System<S, E>['tell'];
  readonly #streams: readonly Growing<E>[];

  constructor(system: Pick<System<S, E>, 'tell'>, seats: number) {
    this.#tell = system.tell;
    const listeners = system.tell ? [...Array(seats).keys(), undefined] : [undefined];
    this.#streams = listeners.map((seat) => ({ seat, events: [], before: [] }));
  }

  hear(event: E, state: S): void {
    for (const { seat, events } of this.#streams) {
      const told = this.#tell ? this.#tell(event, state, seat) : event;
      if (told !== undefined) events.push(told);
    }
  }

  /** An entry enters the history: what is heard from now on follows it. */
  mark(): void {
    for (const { events, before } of this.#streams) before.push(events.length);
  }

  of(seat: SeatId | undefined): Stream<E> {
    return this.#streams.find((stream) => stream.seat === seat) ?? this.#streams.at(-1)!;
  }

  get lengths(): readonly number[] {
    return this.#streams.map(({ events }) => events.length);
  }

  /** What `other` had heard when its streams were so long. */
  take(other: Streams<S, E>, lengths: readonly number[], entries: number): void {
    for (const [i, { events, before }] of this.#streams.entries()) {
      const source = other.#streams[i]!;
      for (let n = 0; n < lengths[i]!; n++) events.push(source.events[n]!);
      for (let n = 0; n < entries; n++) before.push(source.before[n]!);
    }
  }
}
