import type { CardId, SuitOrder } from '@souterrain/crawl';
import { insertSlot, isPassed, nextSlot, suitOrderOf } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { on, quiet, scene } from '../../testing/index.ts';
import type { Scene } from '../../testing/scene.ts';

function sorted(cards: Readonly<Record<string, CardId>>, given: Scene = {}): readonly string[] {
  const state = scene({ heroes: [{}, {}, {}, {}], state: { generated: quiet() }, ...given });
  for (const [who, card] of Object.entries(cards))
    insertSlot(on(state), { kind: who.startsWith('h') ? 'heros' : 'groupe', who, card, status: 'attend' });
  return state.order.map((slot) => slot.who);
}

describe('the order of turns', () => {
  test('[AD1-INIT-22] from the highest card to the lowest', () => {
    expect(sorted({ h1: '7-coeur', h2: 'as-coeur', h3: 'valet-coeur', h4: '10-coeur' })).toEqual([
      'h2',
      'h3',
      'h4',
      'h1',
    ]);
  });

  test('[AD1-INIT-22] each rank above the next: As, Roi, Dame, Valet, then 10 to 2', () => {
    const ranks = ['as', 'roi', 'dame', 'valet', '10', '9', '8', '7', '6', '5', '4', '3', '2'] as const;
    const state = scene({ state: { generated: quiet() } });
    for (const rank of ranks.toReversed())
      insertSlot(on(state), { kind: 'groupe', who: rank, card: `${rank}-coeur`, status: 'attend' });
    expect(state.order.map(({ who }) => who)).toEqual(ranks);
  });

  test('[AD1-INIT-24] [AD1-Q-15] the same rank: Pique, Cœur, Carreau, Trèfle', () => {
    const eights = { h1: '8-trefle', h2: '8-pique', h3: '8-carreau', h4: '8-coeur' } as const;
    expect(sorted(eights)).toEqual(['h2', 'h4', 'h3', 'h1']);
  });

  test('[AD1-Q-15] the default order may be that of the Arcana', () => {
    const eights = { h1: '8-trefle', h2: '8-pique', h3: '8-carreau', h4: '8-coeur' } as const;
    expect(sorted(eights, { variants: { suitOrder: 'coeur' } })).toEqual(['h4', 'h3', 'h1', 'h2']);
  });

  test('[AD1-INIT-23] [AD1-INIT-24] a scenario sets its own order, whatever the default', () => {
    const suitOrder: SuitOrder = ['coeur', 'pique', 'trefle', 'carreau'];
    const state = { generated: quiet({ suitOrder }) };
    expect(sorted({ h1: '9-pique', h2: '9-coeur' }, { state })).toEqual(['h2', 'h1']);
    const other = scene({ variants: { suitOrder: 'coeur' }, state });
    expect(suitOrderOf(on(other))).toEqual(suitOrder);
  });

  test('[AD1-INIT-20] a joker of a group is above every As; the older group goes first', () => {
    const creatures = [{ id: 'orque' }, { id: 'gobelin' }];
    const state = scene({ creatures, state: { generated: quiet() } });
    insertSlot(on(state), { kind: 'heros', who: 'h1', card: 'as-pique', status: 'attend' });
    insertSlot(on(state), { kind: 'groupe', who: 'g-gobelin', card: 'joker-1', status: 'attend' });
    expect(nextSlot(state)?.who).toBe('g-gobelin');
    insertSlot(on(state), { kind: 'groupe', who: 'g-orque', card: 'joker-2', status: 'attend' });
    expect(state.order.map((s) => s.who)).toEqual(['g-orque', 'g-gobelin', 'h1']);
  });

  test('a card is passed when it is higher than the last one played; a joker never is', () => {
    const state = scene({ state: { generated: quiet(), lastCard: '10-pique' } });
    const passed = (['dame-coeur', '10-trefle', 'joker-1'] as const).map((card) => isPassed(on(state), card));
    expect(passed).toEqual([true, false, false]);
    state.lastCard = null;
    expect(isPassed(on(state), 'as-pique')).toBe(false);
  });
});
