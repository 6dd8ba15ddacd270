import { herosBataillons as system } from '@souterrain/heros-bataillons';
import { Game, type System } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { draftOf } from '../../setup/draft.ts';
import { composing, READY } from './composing.ts';

const drafting = () =>
  draftOf({ system: system as unknown as System, composing, ready: READY }, ['Aldric', 'Ysolde', 'Bardin']);
const heroesOf = (draft: ReturnType<typeof drafting>) => draft.ready().seats.map(({ choices }) => choices.heros);
const starts = (draft: ReturnType<typeof drafting>) => Game.start(system, draft.ready()).ok;

test('every game that is chosen can be started at once, and changed for another', () => {
  const draft = drafting();
  for (const mode of ['table', 'exploration', 'bataille', 'escarmouche', 'table', 'escarmouche']) {
    draft.vary('mode', mode);
    expect(starts(draft)).toBe(true);
  }
  expect(heroesOf(draft)).not.toContain('mj');
});

test('a table has one MJ: whoever takes the place gives the other a hero', () => {
  const draft = drafting();
  draft.vary('mode', 'table');
  expect(heroesOf(draft)[0]).toBe('mj');
  draft.choose(1, 'heros', 'mj');
  expect(heroesOf(draft)).toEqual(['garance', 'mj']);
  draft.remove(0);
  expect(heroesOf(draft)).toEqual(['mj', 'garance']);
  expect(starts(draft)).toBe(true);
});

test('a bot may hold any seat but that of the MJ, and keeps it when another one is taken away', () => {
  const draft = drafting();
  draft.add();
  draft.vary('mode', 'table');
  for (const seat of [0, 2]) draft.automate(seat, true);
  expect(draft.botSeats()).toEqual([2]);
  draft.remove(1);
  expect(draft.botSeats()).toEqual([1]);
  draft.automate(1, false);
  expect(draft.botSeats()).toEqual([]);
});

test('only what the game chosen uses is asked', () => {
  const asked = (mode: string) => ['budget', 'armee', 'longueur'].filter((id) => composing.asks(id, { mode }, []));
  expect(asked('escarmouche')).toEqual(['budget']);
  expect(asked('bataille')).toEqual(['budget', 'armee']);
  expect(asked('exploration')).toEqual(['longueur']);
  expect(asked('table')).toEqual([]);
  expect(composing.offers('adversaires', { mode: 'exploration' })).toBe(false);
});
