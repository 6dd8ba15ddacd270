import type { SuitedCard } from '@souterrain/crawl';
import { contentsOn } from '@souterrain/crawl/exploration';
import { describe, expect, test } from 'vitest';
import { attentionDonjon } from '../system.ts';

const nid = attentionDonjon.content.scenarios['le-nid']!;
const named = {
  ...nid,
  encounters: ['e0', 'e1', 'e2', 'e3'],
  peripeties: [0, 1, 2, 3, 4, 5, 6, 7].map((n) => `p${n}`),
};

describe('the events sheet', () => {
  test.each<[SuitedCard, object | 'rien']>([
    ['3-coeur', 'rien'],
    ['2-pique', 'rien'],
    ['4-trefle', 'rien'],
    ['5-coeur', { encounter: 'e0' }],
    ['8-pique', { encounter: 'e3' }],
    ['10-pique', { encounter: 'e1' }],
    ['valet-carreau', { peripetie: 'p1' }],
    ['dame-carreau', { peripetie: 'p5' }],
    ['roi-trefle', { peripetie: 'p3' }],
    ['as-carreau', { encounter: 'e0', peripetie: 'p1' }],
  ])('[AD1-EVEN-12] without a table of its own, %s gives %o', (card, gives) => {
    expect(contentsOn(named, card)).toEqual(gives);
  });

  test('[AD1-EVEN-12] an empty list gives nothing', () => {
    const empty = { ...nid, encounters: [], peripeties: [] };
    for (const card of ['5-coeur', 'valet-pique', 'as-trefle'] as const) expect(contentsOn(empty, card)).toBe('rien');
  });

  test('[AD1-EXPLO-12] [AD1-EVEN-12] a table of the scenario goes first', () => {
    const contents = [{ cards: ['rouge'], gives: { encounter: 'e9' } }];
    const own = { ...named, events: { contents, unexpected: [] } };
    expect(contentsOn(own, '3-coeur')).toEqual({ encounter: 'e9' });
    expect(contentsOn(own, '8-pique')).toBe('rien');
  });
});
