const MOST = 20_000;

/** Numbers worked out once for all the games played with one content, by what was asked; forgotten when they are too many. */
export class KeptNumbers {
  readonly #known = new Map<string | number, number>();

  get(question: string | number, workOut: () => number): number {
    let value = this.#known.get(question);
    if (value === undefined) {
      value = workOut();
      if (this.#known.size >= MOST) this.#known.clear();
      this.#known.set(question, value);
    }
    return value;
  }
}
