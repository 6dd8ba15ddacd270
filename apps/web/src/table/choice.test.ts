import type { OfferedDecision, OfferedOption } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { choiceOf } from './choice.ts';

const option = (id: string): OfferedOption => ({ id, label: id, value: id });
const [a, b, c] = [option('a'), option('b'), option('c')];
const decision = (min: number, max: number): OfferedDecision => ({
  kind: 'ask',
  id: 'question',
  seat: 0,
  rule: 'TOY-01',
  prompt: 'question',
  options: [a, b, c],
  min,
  max,
});

test('one option asked for: picking it answers at once', () => {
  const answers: string[][] = [];
  const choice = choiceOf(decision(1, 1), (picks) => answers.push(picks.map((o) => o.id)));
  choice.pick(b);
  expect(choice.several).toBe(false);
  expect(answers).toEqual([['b']]);
});

test('several asked for: picks are toggled, bounded, and wait for the confirmation', () => {
  const answers: string[][] = [];
  const choice = choiceOf(decision(1, 2), (picks) => answers.push(picks.map((o) => o.id)));
  choice.confirm();
  for (const picked of [a, b, c]) choice.pick(picked);
  choice.pick(a);
  expect(answers).toEqual([]);
  expect(choice.picked.value).toEqual([b]);
  choice.confirm();
  expect(answers).toEqual([['b']]);
});

test('none may be enough: an optional pick is confirmed empty', () => {
  const answers: string[][] = [];
  const choice = choiceOf(decision(0, 1), (picks) => answers.push(picks.map((o) => o.id)));
  expect(choice.several).toBe(true);
  choice.confirm();
  expect(answers).toEqual([[]]);
});
