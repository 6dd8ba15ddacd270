import { type Decision, option } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { numbered, readLine } from './answer.ts';

const asked = (id: string, ids: readonly string[]): Decision => ({
  kind: 'ask',
  id,
  seat: 0,
  rule: 'TOY-ASK-01',
  prompt: id,
  options: ids.map((o) => option(o, o)),
  min: 1,
  max: 1,
});
const directions = asked('direction', ['nord', 'est', 'sud']);
const die = (sides: number) =>
  asked(
    'lancer-les-des',
    Array.from({ length: sides }, (_, i) => String(i + 1)),
  );
const picks = (line: string, decision: Decision) => {
  const typed = readLine(line, decision);
  return typed.kind === 'picks' ? typed.picks : typed.command;
};

test('an option is picked by its number or its id', () => {
  expect(picks('2', directions)).toEqual(['est']);
  expect(picks(' Est ', directions)).toEqual(['est']);
  expect(picks('1, 3', directions)).toEqual(['nord', 'sud']);
  expect(picks('', directions)).toEqual([]);
});

test('an option is picked by its label, whatever its capitals, accents and apostrophes', () => {
  const label = ({ id }: { id: string }) => ({ nord: 'Vers l’étoile\u202F!', est: 'Attendre', sud: 'Attendre' })[id]!;
  const typed = (line: string) => readLine(line, directions, label);
  expect(typed("vers  l'etoile !")).toEqual({ kind: 'picks', picks: ['nord'] });
  // Two choices of one name are told apart by their numbers alone.
  expect(typed('attendre')).toEqual({ kind: 'picks', picks: ['attendre'] });
  expect(typed('q')).toMatchObject({ command: 'quit' });
});

test('what is not offered is passed on as it was typed, so that the refusal names it', () => {
  expect(picks('4', directions)).toEqual(['4']);
  expect(picks('ouest', directions)).toEqual(['ouest']);
});

test('options that are numbers are typed as they are, whatever their place', () => {
  const cards = asked('tirer-les-cartes', ['7', '3']);
  expect(numbered(cards)).toBe(true);
  expect(picks('3', cards)).toEqual(['3']);
  expect(picks('1', cards)).toEqual(['1']);
  expect(numbered(directions)).toBe(false);
});

test('[C50-MOVE-02] the 0 of a ten-sided die reads 10, and of no other die', () => {
  expect(picks('0', die(10))).toEqual(['10']);
  expect(picks('0', die(20))).toEqual(['0']);
});

test('commands work by key and by name in both languages, and an option of that name comes first', () => {
  expect(picks('?', directions)).toBe('help');
  expect(picks('pourquoi', directions)).toBe('why');
  expect(picks('WHY', directions)).toBe('why');
  for (const typed of ['o', 'chances', 'cotes', 'odds']) expect(picks(typed, directions)).toBe('odds');
  expect(readLine('p 3', directions)).toEqual({ kind: 'command', command: 'why', count: 3 });
  expect(picks('u!', directions)).toBe('undo-agreed');
  expect(picks('q', asked('lettre', ['p', 'q']))).toEqual(['q']);
});
