import { describe, expect, test } from 'vitest';
import { type GivenCreature, type GivenHero, play } from '../../testing/index.ts';
import { freeAttack } from './free-attack.ts';

const free = (hero: GivenHero, creature: Partial<GivenCreature>, { by = 'h1', on = 'orque-1', ...script }) =>
  play(
    {
      heroes: [{ heroisme: 0, items: ['epee'], at: [0, 0], ...hero }],
      creatures: [{ id: 'orque', at: [1, 0], ...creature }],
    },
    (g, find) => freeAttack(g, find(by), find(on)),
    script as Parameters<typeof play>[2],
  );

describe('a free attack', () => {
  test('[AD1-DODGE-17] a player may hold its Réaction', () => {
    const { value, find } = free({}, {}, { decisions: ['garder'] });
    expect(value).toBeUndefined();
    expect(find('h1').reactions).toBe(1);
  });

  test('[AD1-DODGE-19] [AD1-TURN-26] it spends the Réaction on a close-combat attack of its choice', () => {
    const { value, find, asked } = free({}, {}, { decisions: ['attaquer-epee'], dice: [[1, 2]] });
    expect(asked[0]?.options.map((o) => o.id)).toEqual(['garder', 'attaquer-epee', 'attaquer-mains-nues']);
    expect(value).toMatchObject({ how: 'gratuite', hit: false });
    expect(find('h1').reactions).toBe(0);
  });

  test('[AD1-TURN-28] a creature uses it at once', () => {
    const { value, asked } = free({}, {}, { by: 'orque-1', on: 'h1', dice: [[1, 2, 2]] });
    expect(asked).toEqual([]);
    expect(value?.attack.id).toBe('hache');
  });

  test('[AD1-TURN-27] [AD1-DODGE-19] [AD1-TRAIT-12] [AD1-GRAVE-06] none without a Réaction, a Mêlée or the use of its limbs', () => {
    expect(free({ reactions: 0 }, {}, {}).value).toBeUndefined();
    expect(free({ traits: { melee: null } }, {}, {}).value).toBeUndefined();
    expect(free({ marks: ['a-terre'] }, {}, {}).value).toBeUndefined();
    expect(free({}, { id: 'gobelin-archer' }, { by: 'gobelin-archer-1', on: 'h1' }).value).toBeUndefined();
  });

  test('[AD1-HEALTH-06] [AD1-HEALTH-02] Secoué takes a die from it, and none from its damage', () => {
    const { of } = free(
      { traits: { melee: 3 }, marks: ['secoue'] },
      {},
      {
        decisions: ['attaquer-epee'],
        dice: [
          [5, 5],
          [1, 1, 1],
        ],
      },
    );
    expect(of('rollAnnounced').map((e) => e.dice)).toEqual([2, 3]);
  });
});
