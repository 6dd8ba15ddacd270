import { cinquanteEtages } from '@souterrain/cinquante-etages';
import { Game, type System } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { draftOf } from './draft.ts';

const system = cinquanteEtages as unknown as System;
const game = { system, ready: system.choices[0]!.values };

test('a draft left alone is a game that starts', () => {
  expect(Game.start(system, draftOf(game, ['Aldric']).ready()).ok).toBe(true);
});

test('a variant set back to the rule as written leaves no trace', () => {
  const drafting = draftOf(game, ['Aldric']);
  const [variant] = system.variants;
  drafting.vary(variant!.id, variant!.values[1]!);
  expect(drafting.ready().variants).toEqual({ [variant!.id]: variant!.values[1] });
  drafting.vary(variant!.id, variant!.values[0]);
  expect(drafting.ready().variants).toEqual({});
});

test('players come with a name and a class of their own; an emptied name is filled in', () => {
  const drafting = draftOf(game, ['Aldric', 'Ysolde']);
  drafting.add();
  drafting.rename(0, '  ');
  drafting.choose(0, 'classe', 'mage');
  const { seats } = drafting.ready();
  expect(seats).toEqual([
    { name: 'Aldric', choices: { classe: 'mage' } },
    { name: 'Ysolde', choices: { classe: 'rodeur' } },
  ]);
  drafting.remove(0);
  expect(drafting.ready().seats).toHaveLength(1);
});

test('an emptied seed is drawn again', () => {
  const drafting = draftOf(game, ['Aldric']);
  drafting.reseed('');
  expect(drafting.ready().seed).toMatch(/^\w{8}$/);
});

test('nobody who joins has a hero to make first', () => {
  const drafting = draftOf({ system, ready: ['mage'] }, ['Aldric', 'Ysolde']);
  drafting.add();
  expect(drafting.ready().seats.map(({ choices }) => choices.classe)).toEqual(['mage', 'mage']);
});
