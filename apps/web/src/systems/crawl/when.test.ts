import type { CrawlView } from '@souterrain/crawl/view';
import { expect, test } from 'vitest';
import { whenIn } from './when.ts';

const view = (phase: string, round: number, roundLimit: number | null) =>
  ({ phase, round, generated: { roundLimit } }) as unknown as CrawlView;

test('an adventure stands before its first Round, in a Round that never passes the last, or in town', () => {
  expect(whenIn(view('creation', 0, 20), 'fr')).toBe('Préparatifs');
  expect(whenIn(view('tours', 7, 20), 'fr')).toBe('Round 7');
  expect(whenIn(view('tours', 30, null), 'en')).toBe('Round 30');
  expect(whenIn(view('fin', 21, 20), 'fr')).toBe('Round 20');
  expect(whenIn(view('interlude', 21, 20), 'en')).toBe('In town');
});
