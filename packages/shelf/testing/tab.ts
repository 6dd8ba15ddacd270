import { type Keeper, type Kept, type KeptState, type Leases, Shelf, type Slip, type Slips } from '../src/index.ts';
import { type Disk, FullError } from './disk.ts';
import type { Timeline } from './timeline.ts';

/** A game that is nothing but its decisions. */
export interface Played extends Kept {
  readonly moves: readonly string[];
}

const slipsOf = (noted: Map<string, Slip<Played>>): Slips<Played> => ({
  note: (slip) => noted.set(slip.record.id, slip),
  read: (id) => noted.get(id),
  drop: (id) => noted.delete(id),
});

/** Who holds which game, as a browser's tabs know it. */
export class Desk {
  readonly #holders = new Map<string, { readonly tab: Tab; readonly onLost: () => void }>();
  /** Read and written without waiting: they are there whatever becomes of a tab. */
  readonly slips = slipsOf(new Map<string, Slip<Played>>());
  readonly #time: Timeline;
  /** False for a browser, or an address, where tabs know nothing of each other. */
  readonly #works: boolean;

  constructor(time: Timeline, works: boolean) {
    this.#time = time;
    this.#works = works;
  }

  seenBy(tab: Tab): Leases {
    return {
      take: (id, onLost) =>
        new Promise((resolve) => {
          this.#time.soon(6, () => {
            if (!tab.alive) return;
            const holder = this.#works ? this.#holders.get(id) : undefined;
            this.#holders.set(id, { tab, onLost });
            if (holder?.tab.alive) holder.onLost();
            resolve();
          });
        }),
    };
  }
}

/** Hears what is said to be kept. */
export interface Witness {
  acknowledged(game: string, moves: readonly string[]): void;
}

interface Sitting {
  readonly id: string;
  moves: readonly string[];
  keeper: Keeper<Played>;
  state: KeptState;
  /** The moves that the last write asked for holds. */
  asked: readonly string[];
}

/** One tab of the app: it opens, answers, takes over, deletes; and it may be gone at any moment. */
export class Tab {
  alive = true;
  sitting: Sitting | undefined;
  readonly shelf: Shelf<Played>;
  readonly #witness: Witness;
  readonly #name: string;
  #made = 0;

  constructor(name: string, world: { time: Timeline; disk: Disk<Played>; desk: Desk; witness: Witness }) {
    const { time, disk, desk, witness } = world;
    this.#name = name;
    this.#witness = witness;
    this.shelf = new Shelf({
      records: disk.reachedBy(this),
      leases: desk.seenBy(this),
      slips: desk.slips,
      newId: () => `${name}-${++this.#made}`,
      whenLate: (call) => {
        let waits = true;
        time.after(100, () => {
          if (waits && this.alive) call();
        });
        return () => {
          waits = false;
        };
      },
      why: (error) => (error instanceof FullError ? 'full' : 'unavailable'),
    });
  }

  async open(id: string): Promise<void> {
    this.sitting = undefined;
    const heard = this.#listener();
    const opened = await this.shelf.open(id, heard.onState).catch(() => undefined);
    if (opened) this.#sit(heard, { id, moves: opened.record.moves, keeper: opened.keeper });
  }

  start(): void {
    const id = `${this.#name}-${++this.#made}`;
    const heard = this.#listener();
    this.#sit(heard, { id, moves: [], keeper: this.shelf.start(id, heard.onState) });
  }

  answer(): void {
    const { sitting } = this;
    if (!sitting) return;
    sitting.moves = [...sitting.moves, `${this.#name}:${++this.#made}`];
    this.#keep(sitting);
  }

  async copy(): Promise<void> {
    const { sitting } = this;
    const id = `${this.#name}-${++this.#made}`;
    if (sitting) await this.shelf.add({ id, moves: sitting.moves }).catch(() => undefined);
  }

  async delete(id: string): Promise<void> {
    const record = await this.shelf.read(id).catch(() => undefined);
    if (record) await this.shelf.remove(record).catch(() => undefined);
  }

  /** What a keeper says counts for the sitting it keeps, and for no other. */
  #listener() {
    const heard: { of?: Sitting; onState(state: KeptState): void } = {
      onState: (state) => {
        const { of } = heard;
        if (!this.alive || !of) return;
        of.state = state;
        if (state === 'saved') this.#witness.acknowledged(of.id, of.asked);
      },
    };
    return heard;
  }

  #sit(heard: { of?: Sitting }, of: Pick<Sitting, 'id' | 'moves' | 'keeper'>): void {
    const sitting: Sitting = { ...of, state: of.keeper.state, asked: of.moves };
    heard.of = sitting;
    this.sitting = sitting;
    this.#keep(sitting);
  }

  #keep(sitting: Sitting): void {
    sitting.asked = sitting.moves;
    sitting.keeper.keep({ id: sitting.id, moves: sitting.moves });
  }
}
