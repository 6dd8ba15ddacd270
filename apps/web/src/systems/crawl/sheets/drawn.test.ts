import type { CrawlView } from '@souterrain/crawl';
import { describe, expect, test } from 'vitest';
import { turnedBy } from './drawn.tsx';
import type { CrawlScene } from './edition.ts';

const scene = {
  view: {
    groups: [],
    figures: [
      { id: 'h1', hero: { seat: 0, sheet: { arcane: 'valet-pique' } } },
      { id: 'h2', hero: { seat: 1, sheet: { arcane: 'dame-coeur' } } },
    ],
  } as unknown as CrawlView,
  words: {},
  company: { names: ['Aldric', 'Ysolde'] },
  lang: 'fr',
} as unknown as CrawlScene;

const drawn = (reason: string, cards: readonly string[], figure?: string) => ({
  type: 'cardsDrawn',
  rules: [],
  reason,
  cards,
  figure,
});

describe('cards turned face up', () => {
  test('those of one purpose lie together, each under its name', () => {
    const turned = turnedBy(
      [drawn('initiative', ['3-trefle'], 'h1'), { type: 'other', rules: [] }, drawn('initiative', ['as-coeur'], 'h2')],
      scene,
    );
    expect(turned).toMatchObject([
      {
        reason: 'initiative',
        cards: [
          { card: '3-trefle', who: 'Aldric', guarded: false },
          { card: 'as-coeur', who: 'Ysolde', guarded: true },
        ],
      },
    ]);
  });

  test('the suit of the Arcane gardienne is lit for its own hero alone, and a Joker has no suit', () => {
    const cards = turnedBy([drawn('tresor', ['2-pique', 'joker-1'], 'h1'), drawn('tresor', ['2-pique'], 'h2')], scene);
    expect(cards[0]?.cards.map(({ guarded }) => guarded)).toEqual([true, false, false]);
  });

  test('of two cards of a treasure, the one kept is told', () => {
    const [turned] = turnedBy(
      [
        drawn('tresor', ['2-pique', '9-coeur'], 'h1'),
        { type: 'treasureDrawn', rules: [], cards: ['2-pique', '9-coeur'], kept: '9-coeur' } as never,
      ],
      scene,
    );
    expect(turned?.cards.map(({ kept }) => kept)).toEqual([false, true]);
  });

  test('nothing lies there when no card came', () => {
    expect(turnedBy([{ type: 'turnStarted', rules: [] }], scene)).toEqual([]);
  });
});
