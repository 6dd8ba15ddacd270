import { type OfferedDecision, option } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { choiceOf } from '../choice.ts';
import { isTyped, pressKey, typeDigit } from './keyboard.ts';

const decision = (sides: number): OfferedDecision => ({
  kind: 'ask',
  id: 'lancer-les-des',
  seat: 0,
  rule: 'TOY-01',
  prompt: 'lancer-les-des',
  options: Array.from({ length: sides }, (_, i) => option(String(i + 1), i + 1)),
  min: 1,
  max: 1,
});
const nothing = () => undefined;
const commands = {
  undo: nothing,
  journal: nothing,
  odds: nothing,
  help: nothing,
  close: nothing,
  type: nothing,
  mapView: nothing,
  say: nothing,
};

test('a digit takes the option of its place, and 0 the tenth', () => {
  const answers: string[] = [];
  const asked = decision(10);
  const choice = choiceOf(asked, ([picked]) => answers.push(picked!.id));
  for (const key of ['3', '0', 'x']) pressKey(key, { decision: asked, choice, commands });
  expect(answers).toEqual(['3', '10']);
});

test('0 ends the turn, however many options there are, and every other keeps its place', () => {
  for (const sides of [4, 14]) {
    const answers: string[] = [];
    const asked = decision(sides);
    const choice = choiceOf(asked, ([picked]) => answers.push(picked!.id));
    for (const key of ['0', '1', '3']) pressKey(key, { decision: asked, choice, ends: '2', commands });
    expect(answers).toEqual(['2', '1', '4']);
  }
});

test('more options than digits: Page Down gives the digits to the next ones, and 0 still ends the turn', () => {
  for (const [ends, taken] of [
    [undefined, ['11', '20', '21', '1']],
    ['5', ['11', '5', '20', '1']],
  ] as const) {
    const answers: string[] = [];
    const asked = decision(24);
    const choice = choiceOf(asked, ([picked]) => answers.push(picked!.id));
    for (const key of ['PageDown', '1', '0', 'PageDown', '1', 'PageDown', '1'])
      pressKey(key, { decision: asked, choice, ends, commands });
    expect(answers).toEqual(taken);
  }
});

test('each letter says its own thing, in French and in English, with or without Shift', () => {
  const said: string[] = [];
  const asked = decision(6);
  const at = {
    decision: asked,
    choice: choiceOf(asked, nothing),
    commands: { ...commands, say: (topic: string) => said.push(topic) },
  };
  for (const key of 'dEmICLstw') pressKey(key, at);
  expect(said).toEqual(['last', 'state', 'threats', 'order', 'map', 'last', 'state', 'threats', 'map']);
});

test('the faces of a large die are typed: a first 1 does not answer a 17', () => {
  const [d10, d20] = [decision(10), decision(20)];
  expect([isTyped(d10), isTyped(d20)]).toEqual([false, true]);
  expect(typeDigit('1', '7', d20)).toBe('17');
  expect(typeDigit('17', '4', d20)).toBe('4');
});

test('a named key runs its command and nothing else', () => {
  const run: string[] = [];
  const choice = choiceOf(decision(6), () => run.push('answer'));
  const named = {
    ...commands,
    help: () => run.push('help'),
    odds: () => run.push('odds'),
    undo: () => run.push('undo'),
  };
  for (const key of ['?', 'a', 'u', 'o'])
    pressKey(key, { decision: decision(6), choice, commands: named as typeof commands });
  expect(run).toEqual(['help', 'undo', 'undo', 'odds']);
});
