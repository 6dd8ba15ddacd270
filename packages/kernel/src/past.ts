import type { GameEvent } from './event.ts';
import type { Entry } from './log.ts';
import { Streams } from './streams.ts';
import type { System } from './system.ts';

/** How long a past was at some point. */
export interface Mark {
  readonly log: number;
  readonly hashes: number;
  readonly events: number;
  readonly history: number;
  readonly told: readonly number[];
  readonly seen: number;
}

/** All that has happened in a game: it only ever grows. */
export class Past<S, E extends GameEvent> {
  readonly log: string[] = [];
  readonly hashes: (readonly [at: number, hash: string])[] = [];
  readonly events: E[] = [];
  readonly history: Entry[] = [];
  readonly streams: Streams<S, E>;
  /** How much chance has been seen. */
  seen = 0;

  constructor(system: Pick<System<S, E>, 'tell'>, seats: number) {
    this.streams = new Streams(system, seats);
  }

  get mark(): Mark {
    const { log, hashes, events, history, streams, seen } = this;
    return {
      log: log.length,
      hashes: hashes.length,
      events: events.length,
      history: history.length,
      told: streams.lengths,
      seen,
    };
  }

  happened(event: E, state: S): void {
    this.events.push(event);
    this.streams.hear(event, state);
  }

  record({ entry, ...of }: Omit<Entry, 'firstEvent' | 'seen'> & { readonly entry: string }): void {
    this.streams.mark();
    this.history.push({ ...of, firstEvent: this.events.length, seen: this.seen });
    this.log.push(entry);
  }

  /** All that `other` held at a point. */
  take(other: Past<S, E>, mark: Mark): void {
    for (const list of ['log', 'hashes', 'events', 'history'] as const)
      for (let n = 0; n < mark[list]; n++) this[list].push(other[list][n] as never);
    this.streams.take(other.streams, mark.told, mark.history);
    this.seen = mark.seen;
  }
}
