import { attentionDonjon } from '@souterrain/attention-donjon';
import type { CrawlView } from '@souterrain/crawl';
import type { Crawl } from '@souterrain/crawl/world';
import { expect, test } from 'vitest';
import { isTurnOf, whenIn } from './when.ts';

const at = (phase: string, round: number, roundLimit: number | null) =>
  ({ content: attentionDonjon.content, state: { phase, round, generated: { roundLimit } } }) as unknown as Crawl;

test('an adventure stands before its first Round, in a Round that never passes the last, or in town', () => {
  expect(whenIn(at('creation', 0, 20), 'fr')).toBe('Préparatifs');
  expect(whenIn(at('tours', 7, 20), 'fr')).toBe('Round 7');
  expect(whenIn(at('tours', 30, null), 'en')).toBe('Round 30');
  expect(whenIn(at('fin', 21, 20), 'fr')).toBe('Round 20');
  expect(whenIn(at('interlude', 21, 20), 'en')).toBe('In town');
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
