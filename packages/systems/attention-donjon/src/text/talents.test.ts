import { expect, test } from 'vitest';
import { TREES } from '../heroes/trees.ts';
import { talentEffects as en } from './en/talents.ts';
import { talentEffects as fr } from './fr/talents.ts';

test('every talent that can be learnt says what it does, in both languages, and nothing else is said', () => {
  const learnt = [...new Set(Object.values(TREES).flatMap((tree) => tree.map(({ id }) => id)))].sort();
  expect(Object.keys(fr).sort()).toEqual(learnt);
  expect(Object.keys(en).sort()).toEqual(learnt);
});
