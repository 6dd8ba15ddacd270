import { hashWords } from './hash.ts';

/** Named in every save: another generator, or another way of reading it, is another name. */
export const GENERATOR = 'sfc32/1';

export type PrngState = readonly [number, number, number, number];

const TWO_32 = 4294967296;

/** sfc32 with exact, unbiased dice: 32-bit integer operations only, so the same bits everywhere. */
export class Prng {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor([a, b, c, d]: PrngState) {
    this.#a = a | 0;
    this.#b = b | 0;
    this.#c = c | 0;
    this.#d = d | 0;
  }

  /** A stream of its own for each label of a seed: never `seed + 1`. */
  static seeded(seed: string, label: string): Prng {
    const prng = new Prng(hashWords(`${seed}|${label}`));
    for (let i = 0; i < 12; i++) prng.next();
    return prng;
  }

  get state(): PrngState {
    return [this.#a, this.#b, this.#c, this.#d];
  }

  next(): number {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  /** Uniform in 0..n-1, by rejection. */
  below(n: number): number {
    let x = this.next();
    // The exact limit lies above 2^32 - n, and its modulus is slow: only the few draws beyond need it.
    if (x > TWO_32 - n) {
      const limit = TWO_32 - (TWO_32 % n);
      while (x >= limit) x = this.next();
    }
    return x % n;
  }

  /** Uniform in 1..sides. */
  die(sides: number): number {
    return 1 + this.below(sides);
  }
}
