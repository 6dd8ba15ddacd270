import { describe, expect, test } from 'vitest';
import { faultOf } from '../testing/toy-table.ts';
import { type Decision, option } from './decision.ts';
import { pick, single } from './picks.ts';

const decision = (min: number, max: number): Decision => ({
  kind: 'ask',
  id: 'choisir',
  seat: 0,
  rule: 'TOY-ASK',
  prompt: 'choisir',
  options: ['a', 'b', 'c'].map((id) => option(id, id)),
  min,
  max,
});

test('exactly one is single, and nothing else', () => {
  const bounds = [
    [1, 1],
    [0, 1],
    [1, 2],
    [2, 2],
  ] as const;
  expect(bounds.map(([min, max]) => single(decision(min, max)))).toEqual([true, false, false, false]);
});

describe('picked ids', () => {
  const picked = (ids: readonly string[]) => pick(decision(1, 2), ids);

  test('become options, in the order they were picked', () => {
    const { options } = decision(1, 2);
    expect(picked(['c', 'a'])).toEqual({ ok: true, value: [options[2], options[0]] });
  });

  test('are refused when they are too few, too many, unknown or twice the same', () => {
    expect(faultOf(picked([]))).toEqual({ code: 'too-few-options', params: { decision: 'choisir', got: 0, min: 1 } });
    expect(faultOf(picked(['a', 'b', 'c']))).toEqual({
      code: 'too-many-options',
      params: { decision: 'choisir', got: 3, max: 2 },
    });
    expect(faultOf(picked(['z']))).toEqual({
      code: 'unknown-option',
      params: { decision: 'choisir', got: 'z', expected: 'a, b, c' },
    });
    expect(faultOf(picked(['a', 'a']))).toEqual({
      code: 'duplicate-option',
      params: { decision: 'choisir', got: 'a' },
    });
  });
});
