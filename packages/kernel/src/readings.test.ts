import { expect, test } from 'vitest';
import { type Questions, readingsIn, variantsIn } from './readings.ts';

const QUESTIONS = {
  order: ['AD1-Q-15', 'pique', 'coeur'],
  cover: ['AD1-Q-17', 'no', 'yes'],
} as const satisfies Questions;

test('a question left open is read as written, another as it was chosen', () => {
  const read = readingsIn(QUESTIONS);
  expect(read({})).toEqual({ order: 'pique', cover: 'no' });
  expect(read({ cover: 'yes', scenario: 'le-nid' })).toEqual({ order: 'pique', cover: 'yes' });
});

test('alike games share their readings, whatever else their setups say', () => {
  const read = readingsIn(QUESTIONS);
  expect(read({ scenario: 'le-nid' })).toBe(read({}));
  expect(read({ cover: 'yes', order: 'coeur' })).toBe(read({ order: 'coeur', cover: 'yes' }));
  expect(read({ order: 'coeur' })).not.toBe(read({}));
});

test('what is fixed is no choice', () => {
  const read = readingsIn(QUESTIONS, { dice: 'six' });
  expect(read({ dice: 'ten' })).toEqual({ dice: 'six', order: 'pique', cover: 'no' });
  expect(variantsIn(QUESTIONS).map(({ id, values }) => [id, ...values])).toEqual([
    ['order', 'pique', 'coeur'],
    ['cover', 'no', 'yes'],
  ]);
});
