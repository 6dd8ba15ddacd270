import type { CrawlView } from '@souterrain/crawl/view';
import { expect, test } from 'vitest';
import { comes, isTurnOf, whenIn } from './when.ts';

const view = (phase: string, round: number, roundLimit: number | null) =>
  ({ phase, round, generated: { roundLimit } }) as unknown as CrawlView;

test('an adventure stands before its first Round, in a Round that never passes the last, or in town', () => {
  expect(whenIn(view('creation', 0, 20), 'fr')).toBe('Préparatifs');
  expect(whenIn(view('tours', 7, 20), 'fr')).toBe('Round 7');
  expect(whenIn(view('tours', 30, null), 'en')).toBe('Round 30');
  expect(whenIn(view('fin', 21, 20), 'fr')).toBe('Round 20');
  expect(whenIn(view('interlude', 21, 20), 'en')).toBe('In town');
});

test('a card brings a turn while whoever drew it is still there', () => {
  const figures = [
    { id: 'h1', group: null, status: 'mort' },
    { id: 'rat-1', group: 'g-rat-1', status: 'mort' },
    { id: 'rat-2', group: 'g-rat-1', status: 'reserve' },
    { id: 'ogre-3', group: 'g-ogre-3', status: 'mort' },
  ];
  const order = ['h1', 'g-rat-1', 'g-ogre-3'].map((who) => ({ who, status: 'attend' }));
  const then = { figures, order } as unknown as CrawlView;
  expect(then.order.map((slot) => comes(then, slot))).toEqual([false, true, false]);
  expect(comes(then, { ...then.order[1]!, passed: true })).toBe(false);
});

test('a player answers in a turn of their own, or in that of a creature or of another hero', () => {
  const figures = [
    { id: 'h1', hero: { seat: 0 } },
    { id: 'rat-3', hero: null },
  ];
  const during = (figure: string | undefined) =>
    ({ turn: figure ? { figure } : null, figures }) as unknown as CrawlView;
  expect(isTurnOf(during('h1'), 0)).toBe(true);
  expect(isTurnOf(during('h1'), 1)).toBe(false);
  expect(isTurnOf(during('rat-3'), 0)).toBe(false);
  expect(isTurnOf(during(undefined), 0)).toBe(true);
});
