import type { GameEvent } from '@souterrain/kernel';
import type { SystemWords } from '@souterrain/words';
import { expect, test } from 'vitest';
import type { SystemPanels } from '../../systems/adaptor.ts';
import { apartByName, lastGroups } from './lines.ts';

const events = 'turn one two turn three silent turn four'.split(' ').map((type): GameEvent => ({ type, rules: [] }));
const speaker = {
  panels: { heading: ({ type }: GameEvent) => (type === 'turn' ? 'Tour' : undefined) } as SystemPanels,
  words: { event: ({ type }: GameEvent) => (type === 'silent' ? undefined : type) } as SystemWords,
  company: { names: [] },
  lang: 'fr' as const,
  undone: [],
  sayUndone: (count: number) => `undone ${count}`,
};
const texts = (limit: number) => lastGroups(events, limit, speaker).groups.map(({ lines }) => lines.map((l) => l.text));

test('lines are grouped by turn, newest group first, and silent events leave no line', () => {
  expect(texts(99)).toEqual([['four'], ['three'], ['one', 'two']]);
});

test('only as many groups as hold the limit are put into words', () => {
  expect(texts(2)).toEqual([['four'], ['three']]);
  expect(lastGroups(events, 2, speaker).more).toBe(true);
  expect(lastGroups(events, 99, speaker).more).toBe(false);
});

test('a decision taken back by the table stands in the journal where it happened', () => {
  const undone = [{ at: 5, count: 2 }];
  const { groups } = lastGroups(events, 99, { ...speaker, undone });
  expect(groups.map(({ lines }) => lines.map((l) => l.text))).toEqual([
    ['four'],
    ['three', 'undone 2'],
    ['one', 'two'],
  ]);
});

test('a line that opens a turn heads the lines of that turn, and still says which event it tells', () => {
  const panels = { ...speaker.panels, opensTurn: ({ type }: GameEvent) => type === 'two' };
  const { groups } = lastGroups(events.slice(0, 5), 99, { ...speaker, panels });
  const shown = groups.map(({ heading, event, lines }) => [heading, event?.type, ...lines.map(({ text }) => text)]);
  expect(shown).toEqual([
    ['Tour', 'turn', 'three'],
    ['Tour', 'turn', 'one'],
  ]);
  const [last] = lastGroups([...events.slice(0, 3), events[4]!], 99, { ...speaker, panels }).groups;
  expect([last?.heading, last?.event?.type, last?.lines.length]).toEqual(['two', 'two', 1]);
});

test('every name of a player stands apart in a sentence, whole', () => {
  const names = ['Ana', 'Anne', 'Anne-Lise', 'J. (2)', ''];
  expect(apartByName('Anne-Lise donne à Ana : Anaconda.', names)).toEqual([
    '',
    'Anne-Lise',
    ' donne à ',
    'Ana',
    ' : Anaconda.',
  ]);
  expect(apartByName('J. (2) perd 1 Santé (Anne).', names)).toEqual(['', 'J. (2)', ' perd 1 Santé (', 'Anne', ').']);
  expect(apartByName('Round 1.', [])).toEqual(['Round 1.']);
});
