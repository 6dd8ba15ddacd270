import type { Prng } from '@souterrain/kernel';

interface Task {
  readonly at: number;
  readonly run: () => void;
}

/** Lets every promise that is settled be heard. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Time that passes only when somebody waits: tasks run one by one, in an order that the seed alone decides. */
export class Timeline {
  now = 0;
  readonly prng: Prng;
  #tasks: Task[] = [];

  constructor(prng: Prng) {
    this.prng = prng;
  }

  /** Between 1 and `most` from now. */
  soon(most: number, run: () => void): void {
    this.after(1 + this.prng.below(most), run);
  }

  after(delay: number, run: () => void): void {
    this.#tasks.push({ at: this.now + delay, run });
  }

  /** Runs what is due up to `until`, at most so many tasks: a loop that never ends is a fault. */
  async pass(until: number, most = 10_000): Promise<void> {
    for (let ran = 0; ran < most; ran++) {
      let next: Task | undefined;
      for (const task of this.#tasks) if (task.at <= until && (!next || task.at < next.at)) next = task;
      if (!next) {
        this.now = until;
        return;
      }
      this.#tasks.splice(this.#tasks.indexOf(next), 1);
      this.now = next.at;
      next.run();
      await settled();
    }
    throw new Error(`more than ${most} tasks`);
  }
}
