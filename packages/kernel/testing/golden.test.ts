import { describe, expect, test } from 'vitest';
import { goldenOf, playAtRandom } from './golden.ts';
import { toy } from './toy.ts';
import { startToy, toySetup } from './toy-table.ts';

describe('a golden game', () => {
  test('is the same every time', () => {
    const golden = goldenOf(playAtRandom(toy, toySetup(3)));
    expect(goldenOf(playAtRandom(toy, toySetup(3)))).toEqual(golden);
    expect(golden).toMatchInlineSnapshot(`
      {
        "decisions": 27,
        "events": 28,
        "hash": "499fce6ed7f9d9a4",
        "outcome": "fin",
      }
    `);
  });

  test('moves with its seed', () => {
    const hashes = ['a', 'b', 'c', 'd'].map((seed) => goldenOf(playAtRandom(toy, toySetup(2, { seed }))).hash);
    expect(new Set(hashes).size).toBe(4);
  });

  test('says when it is not finished', () => {
    expect(goldenOf(playAtRandom(toy, toySetup(2), 3))).toMatchObject({ decisions: 3, outcome: 'unfinished' });
    expect(goldenOf(startToy(1))).toMatchObject({ decisions: 0, events: 0 });
  });

  test('fails on a setup that is refused and on a rule that breaks', () => {
    expect(() => playAtRandom(toy, toySetup(9))).toThrow('bad-setup');
    const breaks = () => {
      for (let i = 0; i < 20; i++) playAtRandom(toy, toySetup(3, { seed: `${i}`, variants: { panne: 'oui' } }));
    };
    expect(breaks).toThrow('the toy broke');
  });
});
