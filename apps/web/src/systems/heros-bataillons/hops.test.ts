import { expect, test } from 'vitest';
import { hopsFrom } from './hops.ts';

test('[HB-DIST-04] zones are as far as the open links between them, by the shortest way', () => {
  const links = ['ab', 'bc', 'cd', 'ad', 'de'].map((pair) => ({ from: pair[0]!, to: pair[1]!, open: pair !== 'ad' }));
  expect(Object.fromEntries(hopsFrom(links, 'a'))).toEqual({ a: 0, b: 1, c: 2, d: 3, e: 4 });
});

test('a closed link leads nowhere', () => {
  expect([...hopsFrom([{ from: 'a', to: 'b', open: false }], 'a').keys()]).toEqual(['a']);
});
