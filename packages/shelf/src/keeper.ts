import { type Kept, nextOf, type Read, type Records } from './records.ts';
import { isBy, type Slips } from './slips.ts';

/**
 * `silent`: the store has not answered for a while, and may still. `elsewhere`: somebody else has written since, and what is
 * played here is no longer kept; `gone`: it was deleted.
 */
export type KeptState = 'saving' | 'saved' | 'silent' | 'full' | 'unavailable' | 'elsewhere' | 'gone';

export interface Keeping<T extends Kept> {
  readonly records: Pick<Records<T>, 'commit'>;
  readonly slips: Slips<T>;
  /** Who keeps it: nobody else has this name. */
  readonly by: string;
  /** What it goes on from; undefined for something new. */
  readonly over: Read;
  readonly onState: (state: KeptState) => void;
  /** Calls back once a write has taken too long; what it gives back calls that off. */
  readonly whenLate: (call: () => void) => () => void;
  /** Why a write failed. */
  readonly why: (error: unknown) => 'full' | 'unavailable';
}

/** Writes the latest state of one thing, one write at a time; a failed write is tried again with the next. */
export class Keeper<T extends Kept> {
  readonly #keeping: Keeping<T>;
  #over: Read;
  #state: KeptState = 'saving';
  #next: T | undefined;
  #writing = false;
  #tries = 0;
  #id: string | undefined;

  constructor(keeping: Keeping<T>) {
    this.#keeping = keeping;
    this.#over = keeping.over;
  }

  get state(): KeptState {
    return this.#state;
  }

  /** True once somebody else goes on with it: nothing more is written from here. */
  get isLost(): boolean {
    return this.#state === 'elsewhere' || this.#state === 'gone';
  }

  keep(record: T): void {
    if (this.isLost) return;
    const { slips, by } = this.#keeping;
    slips.note({ record, over: this.#over, by });
    this.#id = record.id;
    this.#next = record;
    if (this.#state === 'saved') this.#say('saving');
    if (!this.#writing) void this.#drain();
  }

  /** Somebody else goes on with it. */
  leave(): void {
    this.#lose('elsewhere');
  }

  async #drain(): Promise<void> {
    this.#writing = true;
    for (let record = this.#take(); record; record = this.#take()) {
      const { whenLate, why } = this.#keeping;
      const forget = whenLate(() => this.#say('silent'));
      let state: KeptState;
      try {
        state = await this.#write(record);
      } catch (error) {
        state = why(error);
      }
      forget();
      if (state === 'elsewhere' || state === 'gone') this.#lose(state);
      else if (!this.#next) {
        if (state === 'saved') this.#keeping.slips.drop(record.id);
        this.#say(state);
      }
    }
    this.#writing = false;
  }

  #take(): T | undefined {
    const record = this.#next;
    this.#next = undefined;
    return record;
  }

  async #write(record: T): Promise<KeptState> {
    const { records, by: name } = this.#keeping;
    // Every try has a name of its own: one that failed, then was taken, is not the next one.
    const by = `${name}.${++this.#tries}`;
    const lost = await records.commit([{ put: record, over: this.#over, by }]);
    if (!lost) {
      this.#over = nextOf(this.#over, by);
      return 'saved';
    }
    const { stands } = lost;
    if (!stands) return 'gone';
    // A write that failed may have been taken all the same: it is then our own that stands.
    if (stands.rev === this.#over || !isBy(stands, name)) return 'elsewhere';
    this.#over = stands.rev;
    return this.#write(record);
  }

  #lose(state: 'elsewhere' | 'gone'): void {
    if (this.isLost) return;
    this.#next = undefined;
    if (this.#id !== undefined && this.#keeping.slips.read(this.#id)?.by === this.#keeping.by)
      this.#keeping.slips.drop(this.#id);
    this.#say(state);
  }

  #say(state: KeptState): void {
    if (this.isLost || state === this.#state) return;
    this.#state = state;
    this.#keeping.onState(state);
  }
}
