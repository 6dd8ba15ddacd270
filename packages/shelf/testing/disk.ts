import { type Change, idOf, type Kept, type Lost, lostAmong, type Records, written } from '../src/index.ts';
import type { Timeline } from './timeline.ts';

export type Trouble = 'none' | 'slow' | 'silent' | 'full' | 'closed' | 'unsure';

/** Thrown by a disk without room. */
export class FullError extends Error {}

/** One store that several tabs reach: transactions one after the other, each whole, told once it is safe. */
export class Disk<T extends Kept> {
  trouble: Trouble = 'none';
  /** What survives a power cut. */
  #safe = new Map<string, string>();
  #memory = new Map<string, string>();
  #power = 0;
  #cleared = 0;
  readonly #time: Timeline;
  readonly #onRemoved: (id: string) => void;

  /** What is taken away on purpose is told at once, whoever hears of it later. */
  constructor(time: Timeline, onRemoved: (id: string) => void) {
    this.#time = time;
    this.#onRemoved = onRemoved;
  }

  /** The store as a tab reaches it: once that tab has crashed, nothing answers it any more. */
  reachedBy(tab: { readonly alive: boolean }): Records<T> {
    const ask = <R>(act: () => R): Promise<R> =>
      new Promise((resolve, reject) => {
        if (this.trouble === 'silent') return;
        const [power, cleared] = [this.#power, this.#cleared];
        const hears = () => tab.alive && power === this.#power;
        this.#time.soon(this.#pace(), () => {
          // A transaction that a closed page never finished was never made.
          if (!hears()) return;
          if (this.trouble === 'closed') return reject(new Error('closed'));
          let result: R;
          try {
            result = act();
          } catch (error) {
            return reject(error);
          }
          const unsure = this.trouble === 'unsure' && this.#time.prng.below(2) === 0;
          this.#time.soon(this.#pace(), () => {
            if (power === this.#power) this.#safe = new Map(this.#memory);
            if (!hears()) return;
            if (unsure || cleared !== this.#cleared) reject(new Error('nobody knows'));
            else resolve(result);
          });
        });
      });
    return {
      read: (id) => ask(() => this.#at(id)),
      list: () => ask(() => [...this.#memory.keys()].map((id) => this.#at(id)!)),
      commit: (changes) => ask(() => this.#commit(changes)),
    };
  }

  /** What is written is read again from the disk, and nothing else. */
  cutPower(): void {
    this.#power++;
    this.#memory = new Map(this.#safe);
  }

  /** A browser that clears what it keeps. */
  empty(): void {
    this.#cleared++;
    this.#memory.clear();
    this.#safe.clear();
  }

  get standing(): readonly T[] {
    return [...this.#memory.keys()].map((id) => this.#at(id)!);
  }

  #pace(): number {
    return this.trouble === 'slow' ? 400 : 12;
  }

  #at(id: string): T | undefined {
    const text = this.#memory.get(id);
    return text === undefined ? undefined : (JSON.parse(text) as T);
  }

  #commit(changes: readonly Change<T>[]): Lost<T> | undefined {
    const lost = lostAmong(changes, (id) => this.#at(id));
    if (lost) return lost;
    if (this.trouble === 'full' && changes.some((change) => 'put' in change)) throw new FullError();
    for (const change of changes)
      if ('put' in change) this.#memory.set(idOf(change), JSON.stringify(written(change)));
      else {
        this.#memory.delete(change.remove);
        this.#onRemoved(change.remove);
      }
    return undefined;
  }
}
