import { expect, test } from 'vitest';
import { TREES } from '../heroes/trees.ts';
import { talentEffects as en } from './en/talents.ts';
import { talentEffects as fr } from './fr/talents.ts';
import { PROPER_NAMES } from './proper.ts';

const learnt = [...new Set(Object.values(TREES).flatMap((tree) => tree.map(({ id }) => id)))].sort();

test('every talent that can be learnt says what it does, in both languages, and nothing else is said', () => {
  expect(Object.keys(fr).sort()).toEqual(learnt);
  expect(Object.keys(en).sort()).toEqual(learnt);
});

test('every talent, Origine and Carrière has its name', () => {
  expect([...learnt, ...Object.keys(TREES)].filter((id) => PROPER_NAMES[id] === undefined)).toEqual([]);
});
