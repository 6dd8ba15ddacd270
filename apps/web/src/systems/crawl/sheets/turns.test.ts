import type { CrawlView } from '@souterrain/crawl';
import { expect, test } from 'vitest';
import { comes } from './turns.ts';

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
