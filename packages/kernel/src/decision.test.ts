import { describe, expect, test } from 'vitest';
import { run } from '../testing/run.ts';
import { ask, askAll, askSome, option, type Question } from './decision.ts';

const question = (ids: readonly string[], seat = 0): Question<string> => ({
  id: 'choisir',
  seat,
  rule: 'TOY-ASK',
  options: ids.map((id) => option(id, id.toUpperCase())),
});

test('an option carries what it is given, and no field that it is not', () => {
  const at = { cell: [1, 2] } as const;
  const params = { left: 3 };
  expect(Object.entries(option('a', 1))).toEqual(Object.entries({ id: 'a', label: 'a', value: 1 }));
  for (const more of [{}, { label: 'b' }, { at }, { params }, { label: 'b', params, at }])
    expect(option('a', 1, more)).toStrictEqual({ id: 'a', label: 'a', value: 1, ...more });
});

describe('ask', () => {
  test('stops for a whole decision and returns the value of the option picked', () => {
    const { value, asked } = run(ask({ ...question(['a', 'b']), params: { depth: 3 } }), { decisions: ['b'] });
    expect(value).toBe('B');
    expect(asked).toEqual([
      {
        kind: 'ask',
        id: 'choisir',
        seat: 0,
        rule: 'TOY-ASK',
        prompt: 'choisir',
        params: { depth: 3 },
        options: [
          { id: 'a', label: 'a', value: 'A' },
          { id: 'b', label: 'b', value: 'B' },
        ],
        min: 1,
        max: 1,
      },
    ]);
  });

  test('leaves out what it was not given', () => {
    expect(Object.keys(run(ask(question(['a', 'b'])), { decisions: ['a'] }).asked[0]!)).not.toContain('params');
  });

  test('takes a lone option without asking', () => {
    expect(run(ask(question(['a'])))).toEqual({ value: 'A', asked: [] });
  });

  test('refuses to offer nothing, and names the question', () => {
    expect(() => run(ask(question([])))).toThrow('choisir offers no option');
  });

  test('may be worded by another key than its id', () => {
    const { asked } = run(ask({ ...question(['a', 'b']), prompt: 'choisir.encore' }), { decisions: ['a'] });
    expect(asked[0]!.prompt).toBe('choisir.encore');
  });
});

describe('askSome', () => {
  const some = (ids: readonly string[], min: number, max: number) => askSome(question(ids), { min, max });

  test('returns the values in the order they were picked', () => {
    const { value, asked } = run(some(['a', 'b', 'c'], 0, 2), { decisions: [['c', 'a']] });
    expect(value).toEqual(['C', 'A']);
    expect(asked[0]).toMatchObject({ min: 0, max: 2 });
  });

  test('lets nothing be picked when that is allowed', () => {
    expect(run(some(['a', 'b'], 0, 2), { decisions: [[]] }).value).toEqual([]);
  });

  test('returns a list even when exactly one is picked', () => {
    expect(run(some(['a', 'b'], 1, 1), { decisions: ['b'] }).value).toEqual(['B']);
  });

  test('asks a lone option that may be left', () => {
    expect(run(some(['a'], 0, 1), { decisions: [[]] })).toMatchObject({ value: [], asked: [{ max: 1 }] });
  });

  test('does not ask when all must be picked, or none can be', () => {
    expect(run(some(['a', 'b'], 2, 2))).toEqual({ value: ['A', 'B'], asked: [] });
    expect(run(some([], 0, 3))).toEqual({ value: [], asked: [] });
    expect(run(some(['a', 'b'], 0, 0))).toEqual({ value: [], asked: [] });
  });

  test('never offers to pick more than there is', () => {
    expect(run(some(['a', 'b'], 1, 5), { decisions: ['a'] }).asked[0]!.max).toBe(2);
  });

  test('refuses to require more than there is', () => {
    expect(() => run(some(['a'], 2, 2))).toThrow('choisir asks for 2 of 1 options');
  });
});

describe('askAll', () => {
  test('asks the seats that have a choice, and answers in the order of the questions', () => {
    const { value, asked } = run(askAll([question(['a', 'b'], 0), question(['c'], 1), question(['d', 'e'], 2)]), {
      decisions: ['b', 'd'],
    });
    expect(value).toEqual(['B', 'C', 'D']);
    expect(asked.map((d) => d.seat)).toEqual([0, 2]);
  });

  test('asks nobody when nobody has a choice', () => {
    expect(run(askAll([question(['a'], 0), question(['b'], 1)]))).toEqual({ value: ['A', 'B'], asked: [] });
    expect(run(askAll([]))).toEqual({ value: [], asked: [] });
    expect(askAll([question(['a'], 0)]).next()).toEqual({ done: true, value: ['A'] });
  });

  test('keeps a value that is falsy', () => {
    const questions = [0, 1].map((seat) => ({
      ...question([], seat),
      options: [option('non', false), option('oui', true)],
    }));
    expect(run(askAll(questions), { decisions: ['non', 'oui'] }).value).toEqual([false, true]);
  });

  test('refuses a seat with nothing on offer', () => {
    expect(() => run(askAll([question(['a', 'b'], 0), question([], 1)]))).toThrow('choisir offers no option');
  });
});
