import { fieldsOf, questionsOf, readFields, TOPICS } from '@souterrain/odds/questions';
import { expect, test } from 'vitest';
import { freshly, fromHash, toHash } from './address.ts';

const names = TOPICS.flatMap(questionsOf);

test.each(names)('%s starts with an answer, and its link gives every field back', (name) => {
  const asked = freshly(name);
  expect(readFields(fieldsOf(name), asked.typed)).toMatchObject({ ok: true });
  expect(fromHash(toHash(asked))).toEqual(asked);
});

test('an expression survives its link whole', () => {
  const asked = { name: 'des/expression', typed: { text: '4d{-1,0,0,1,1,2}>=2 & 50% + é?#' } } as const;
  expect(fromHash(toHash(asked))).toEqual(asked);
});

test('a link that asks nothing known asks the first question', () => {
  for (const hash of ['', '#', '#nowhere/check?dice=4', '#%']) expect(() => fromHash(hash)).not.toThrow();
  expect(fromHash('#nowhere/check?dice=9')).toEqual(freshly('attention-donjon/check'));
});

test('numbers out of bounds, words unknown and switches at odds are told, each at its field', () => {
  const { typed } = fromHash('#attention-donjon/check?dice=99&difficulty=x&bonus=0&blessed=1&cursed=1&poker=maybe');
  expect(readFields(fieldsOf('attention-donjon/check'), typed)).toEqual({
    ok: false,
    troubles: {
      dice: { code: 'out-of-range', min: 0, max: 40 },
      difficulty: { code: 'not-a-number', min: 0, max: 60 },
      blessed: { code: 'not-together' },
      cursed: { code: 'not-together' },
      poker: { code: 'unknown-word' },
    },
  });
});
