import type { GameEvent, Stream } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { turnAt, turnsOf } from './turns.ts';

const heard = (events: readonly string[], before: readonly number[]): Stream => ({
  events: events.map((type) => ({ type, rules: [] }) as GameEvent),
  before,
});
const headingOf = ({ type }: GameEvent) => (type.startsWith('tour') ? type : undefined);

test('a turn begins after the decision that brought it on', () => {
  const turns = turnsOf(heard(['tour 1', 'pas', 'coup', 'tour 2', 'pas', 'tour 3'], [1, 2, 4]), headingOf);
  expect(turns).toEqual([
    { at: 0, heading: 'tour 1' },
    { at: 2, heading: 'tour 2' },
    { at: 3, heading: 'tour 3' },
  ]);
});

test('headings that one decision brings on stand together', () => {
  const turns = turnsOf(heard(['pas', 'tour 1', 'pas', 'tour 2'], [0]), headingOf);
  expect(turns).toEqual([{ at: 1, heading: 'tour 1 · tour 2' }]);
});

test('decisions that bring nothing on keep the turn they are in', () => {
  const turns = turnsOf(heard(['tour 1', 'tour 2'], [1, 1, 1]), headingOf);
  expect(turns.map(({ at }) => at)).toEqual([0, 3]);
  expect([0, 1, 2, 3, 4].map((at) => turnAt(turns, at))).toEqual([0, 0, 0, 1, 1]);
  expect(turnAt([], 3)).toBe(-1);
});
