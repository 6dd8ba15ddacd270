import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, fold, hashState, hashText, hashWords } from './hash.ts';

const json = fc.jsonValue({ maxDepth: 3 });

test('two equal states have one canonical text, whatever the order of their keys', () => {
  const one = { b: [1, { y: 2, x: null }], a: 'é' };
  const two = { a: 'é', b: [1, { x: null, y: 2 }] };
  expect(canonical(one)).toBe('{"a":"é","b":[1,{"x":null,"y":2}]}');
  expect(canonical(two)).toBe(canonical(one));
  expect(hashState(two)).toBe(hashState(one));
});

test('the canonical text is JSON and drops what JSON drops', () => {
  expect(canonical({ a: undefined, b: -0, c: [undefined] })).toBe('{"b":0,"c":[null]}');
  fc.assert(
    fc.property(json, (value) => {
      const read: unknown = JSON.parse(canonical(value));
      expect(read).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonical(read)).toBe(canonical(value));
    }),
  );
});

test('the order of a list and the place of a value count', () => {
  const hashes = [[1, 2], [2, 1], [[1], 2], [1, [2]], { 1: 2 }, { 2: 1 }, [12], ['1', 2]].map(hashState);
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('one changed character moves about half of the bits', () => {
  let moved = 0;
  for (let i = 0; i < 200; i++) {
    const [a, b, c, d] = hashWords(`etat ${i}`);
    const [e, f, g, h] = hashWords(`etat ${i}`.replace('t', 'u'));
    for (const word of [a ^ e, b ^ f, c ^ g, d ^ h]) moved += (word >>> 0).toString(2).replaceAll('0', '').length;
  }
  const share = moved / (200 * 128);
  expect(share).toBeGreaterThan(0.48);
  expect(share).toBeLessThan(0.52);
});

test('short texts do not collide', () => {
  const hashes = new Set<string>();
  for (let i = 0; i < 50_000; i++) hashes.add(hashText(i.toString(36)));
  expect(hashes.size).toBe(50_000);
});

test('hashes never move: saves carry them', () => {
  expect(['', 'a', 'souterrain', 'é\u202f!'].map(hashText)).toMatchInlineSnapshot(`
    [
      "ae4a6be86fffb644",
      "04f8b1d5ddbae819",
      "0d0040b3ffc85176",
      "2df9426715c3eefd",
    ]
  `);
});

test('folding depends on every number and on their order', () => {
  const of = (...numbers: number[]) => numbers.reduce(fold, 0);
  const traces = [of(), of(0), of(0, 0), of(1), of(0, 1), of(1, 0), of(1, 0, 0)];
  expect(new Set(traces).size).toBe(traces.length);
});
