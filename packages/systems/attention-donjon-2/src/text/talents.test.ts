import { expect, test } from 'vitest';
import { TREES } from '../heroes/lists.ts';
import { attentionDonjon2 } from '../system.ts';
import { lexiconOf } from './lexicon.ts';
import { SPEAKERS } from './speakers.ts';

const learnt = [...new Set(Object.values(TREES).flatMap((tree) => tree.map(({ id }) => id)))].sort();

test('every talent that can be learnt says what it does, and nothing else does', () => {
  expect(
    SPEAKERS.filter(({ effect }) => effect)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(learnt);
});

const { names } = lexiconOf(attentionDonjon2.content);

test('every talent, Origine and Carrière has its name', () => {
  expect([...learnt, ...Object.keys(TREES)].filter((id) => !names.fr[id] || !names.en[id])).toEqual([]);
});
