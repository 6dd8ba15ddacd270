import { Keeper, type Keeping, type KeptState } from './keeper.ts';
import type { Leases } from './leases.ts';
import { type Kept, type Lost, type Read, type Records, readOf } from './records.ts';
import { follows } from './slips.ts';

export interface ShelfParts<T extends Kept> extends Pick<Keeping<T>, 'whenLate' | 'why' | 'slips'> {
  readonly records: Records<T>;
  readonly leases: Leases;
  newId(): string;
}

const TRIES = 100;

/** A thing taken from the shelf, and what keeps it from now on. */
export interface Opened<T extends Kept> {
  readonly record: T;
  readonly keeper: Keeper<T>;
}

/** Games or heroes of one device, whoever else reaches them: nothing that was said to be kept is lost to another writer. */
export class Shelf<T extends Kept> {
  readonly #parts: ShelfParts<T>;

  constructor(parts: ShelfParts<T>) {
    this.#parts = parts;
  }

  /** Takes a thing over from whoever holds it, then reads what stands. */
  async open(id: string, onState: (state: KeptState) => void): Promise<Opened<T> | undefined> {
    let keeper: Keeper<T> | undefined;
    let left = false;
    await this.#parts.leases.take(id, () => {
      left = true;
      keeper?.leave();
    });
    const stands = await this.#parts.records.read(id);
    const slip = this.#parts.slips.read(id);
    const record = slip && follows(slip, stands) ? slip.record : stands;
    if (!record) return undefined;
    keeper = this.#keeper(onState, readOf(stands));
    // Somebody else asked for it while it was being read.
    if (left) keeper.leave();
    return { record, keeper };
  }

  /** Keeps something new under an id of its own. */
  start(id: string, onState: (state: KeptState) => void): Keeper<T> {
    const keeper = this.#keeper(onState, undefined);
    void this.#parts.leases.take(id, () => keeper.leave());
    return keeper;
  }

  /** Takes a record in beside what is here, under another id where its own is taken; the id it got. */
  async add(record: T): Promise<string> {
    for (let id = record.id; ; id = this.#parts.newId()) {
      const lost = await this.#parts.records.commit([
        { put: { ...record, id }, over: undefined, by: this.#parts.newId() },
      ]);
      if (!lost) return id;
    }
  }

  /** Writes a record whatever stands, and takes away those that give way to it, in one write. */
  async replace(record: T, givesWay: (old: T) => boolean = () => false): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const all = await this.list();
      const over = readOf(all.find(({ id }) => id === record.id));
      const old = all.filter((one) => one.id !== record.id && givesWay(one));
      const lost = await this.#parts.records.commit([
        { put: record, over, by: this.#parts.newId() },
        ...old.map((one) => ({ remove: one.id, over: readOf(one) })),
      ]);
      if (!lost) return;
    }
    throw new Error('somebody else writes all the time');
  }

  /** Takes away what was read; refused where it has changed since. */
  remove(record: T): Promise<Lost<T> | undefined> {
    return this.#parts.records.commit([{ remove: record.id, over: readOf(record) }]);
  }

  read(id: string): Promise<T | undefined> {
    return this.#parts.records.read(id);
  }

  list(): Promise<readonly T[]> {
    return this.#parts.records.list();
  }

  #keeper(onState: (state: KeptState) => void, over: Read): Keeper<T> {
    return new Keeper({ ...this.#parts, by: this.#parts.newId(), over, onState });
  }
}
