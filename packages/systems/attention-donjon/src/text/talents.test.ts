import { expect, test } from 'vitest';
import { TREES } from '../heroes/lists.ts';
import { SPEAKERS } from './speakers.ts';

test('every talent that can be learnt says what it does, and nothing else does', () => {
  const learnt = [...new Set(Object.values(TREES).flatMap((tree) => tree.map(({ id }) => id)))].sort();
  expect(
    SPEAKERS.filter(({ effect }) => effect)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(learnt);
});
