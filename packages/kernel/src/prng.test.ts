import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GENERATOR, Prng, type PrngState } from './prng.ts';

const TWO_32 = 2 ** 32;
const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });

/** The published definition of sfc32, on big integers. */
function* reference([a, b, c, d]: PrngState): Generator<number, never> {
  const u32 = (x: bigint) => BigInt.asUintN(32, x);
  let [x, y, z, n] = [a, b, c, d].map((w) => u32(BigInt(w))) as [bigint, bigint, bigint, bigint];
  for (;;) {
    const t = u32(x + y + n);
    n = u32(n + 1n);
    x = y ^ (y >> 9n);
    y = u32(z + (z << 3n));
    z = u32(((z << 21n) | (z >> 11n)) + t);
    yield Number(t);
  }
}

/** A generator whose next number is `x`. */
const about = (x: number) => new Prng([x | 0, 0, 12345, 0]);

describe('the stream', () => {
  test('is sfc32', () => {
    fc.assert(
      fc.property(fc.tuple(word, word, word, word), (state) => {
        const prng = new Prng(state);
        const expected = reference(state);
        for (let i = 0; i < 20; i++) expect(prng.next()).toBe(expected.next().value);
      }),
    );
  });

  test('of a seed and a label never moves under the same name', () => {
    const prng = Prng.seeded('graine', 'game');
    const numbers = Array.from({ length: 6 }, () => prng.next());
    const dice = Array.from({ length: 20 }, () => prng.die(20));
    expect({ generator: GENERATOR, numbers, dice }).toMatchInlineSnapshot(`
      {
        "dice": [
          4,
          10,
          2,
          7,
          17,
          9,
          16,
          2,
          6,
          4,
          18,
          19,
          18,
          8,
          19,
          14,
          2,
          19,
          10,
          1,
        ],
        "generator": "sfc32/1",
        "numbers": [
          2727967457,
          3064079086,
          1689024044,
          875953018,
          1428680369,
          1842085082,
        ],
      }
    `);
  });

  test('goes on from its state as if nothing had happened', () => {
    const prng = Prng.seeded('graine', 'game');
    for (let i = 0; i < 7; i++) prng.next();
    const copy = new Prng(JSON.parse(JSON.stringify(prng.state)));
    expect(Array.from({ length: 50 }, () => copy.die(6))).toEqual(Array.from({ length: 50 }, () => prng.die(6)));
  });
});

describe('dice', () => {
  test('reject exactly the numbers beyond the last whole run of faces', () => {
    for (const n of [2, 3, 6, 7, 10, 20, 100, 1000, 65_537, 2 ** 31, 2 ** 31 + 1]) {
      const limit = TWO_32 - (TWO_32 % n);
      expect(about(limit - 1).below(n), `${limit - 1} below ${n}`).toBe(n - 1);
      for (let x = limit; x < Math.min(TWO_32, limit + 5); x++) {
        const prng = about(x);
        const later = about(x);
        let next = later.next();
        while (next >= limit) next = later.next();
        expect(prng.below(n), `${x} below ${n}`).toBe(next % n);
        expect(prng.state).toEqual(later.state);
      }
    }
  });

  test('accept every other number at once, and take its remainder', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: TWO_32 - 1 }), fc.integer({ min: 1, max: 100_000 }), (x, n) => {
        fc.pre(x < TWO_32 - (TWO_32 % n));
        const prng = about(x);
        const once = about(x);
        once.next();
        expect(prng.below(n)).toBe(x % n);
        expect(prng.state).toEqual(once.state);
      }),
    );
  });

  test('show every face about as often', () => {
    const counts = new Array<number>(20).fill(0);
    const prng = Prng.seeded('uniforme', 'game');
    for (let i = 0; i < 20_000; i++) counts[prng.die(20) - 1]!++;
    const chiSquare = counts.reduce((total, n) => total + (n - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(43.8); // 19 degrees of freedom, one chance in a thousand
  });
});

describe('labels', () => {
  test('give every stream of a seed a state of its own', () => {
    const states = new Set<string>();
    for (let i = 0; i < 500; i++)
      for (const label of ['game', 'people', `undo ${i}`]) states.add(Prng.seeded(`graine ${i}`, label).state.join());
    expect(states.size).toBe(1500);
  });

  test('that follow one another have nothing to do with one another', () => {
    const pairs = new Array<number>(36).fill(0);
    for (let i = 0; i < 3600; i++)
      pairs[Prng.seeded('graine', `undo ${i}`).below(6) * 6 + Prng.seeded('graine', `undo ${i + 1}`).below(6)]!++;
    const chiSquare = pairs.reduce((total, n) => total + (n - 100) ** 2 / 100, 0);
    expect(chiSquare).toBeLessThan(66.6); // 35 degrees of freedom, one chance in a thousand
  });
});
