import type { Figure } from '@souterrain/crawl';
import { describe, expect, test } from 'vitest';
import type { GivenHero, Scene } from '../../testing/index.ts';
import { play } from '../../testing/index.ts';
import { suffer } from '../combat/damage.ts';
import type { AD2 } from '../world/ad2.ts';

/** Dommages that nothing lessens. */
const hurt = (g: AD2, target: Figure, value: number) =>
  suffer(g, {
    target,
    by: null,
    label: 'essai',
    dommages: [{ label: 'essai', value, rule: 'AD2-EFF-01' }],
    perforation: 0,
    direct: true,
    failed: false,
    attack: false,
    jet: null,
    cancelled: 0,
    braced: [],
  });

/** So many times, in one Round, with these decisions. */
const killed = (hero: GivenHero, decisions: readonly string[], cards: readonly (readonly string[])[] = []) => {
  const given: Scene = { heroes: [{ sante: 1, ...hero }] };
  const times = decisions.length;
  const { find } = play(
    given,
    function* (g, who) {
      for (let i = 0; i < times; i++) yield* hurt(g, who('h1'), 3);
    },
    { decisions, cards },
  );
  const { sante, status } = find('h1');
  const { heroisme, sheet } = find('h1').hero!;
  return { sante, status, heroisme, heroismeMax: sheet.heroismeMax, wounds: sheet.wounds.map(({ id }) => id) };
};

describe('Héroïsme and death', () => {
  test('[AD2-XHERO-02] a point spent at 0 Santé leaves 1', () => {
    expect(killed({ heroisme: 2 }, ['depenser-heroisme'])).toMatchObject({ sante: 1, heroisme: 1, wounds: [] });
  });

  test('[AD2-XHERO-03] as often as there are points', () => {
    const spent = killed({ heroisme: 3 }, ['depenser-heroisme', 'depenser-heroisme', 'depenser-heroisme']);
    expect(spent).toMatchObject({ heroisme: 0, sante: 1, wounds: [], status: 'plateau' });
  });

  test('[AD2-XHERO-04] Grungir: his last point, or a Blessure grave that leaves him at 0', () => {
    expect(killed({ heroisme: 2 }, ['depenser-heroisme', 'depenser-heroisme'])).toMatchObject({
      heroisme: 0,
      sante: 1,
    });
    const grave = killed({ heroisme: 2 }, ['depenser-heroisme', 'blessure-grave'], [['8-pique']]);
    expect(grave).toMatchObject({ heroisme: 1, sante: 0, wounds: ['arcade-ouverte'] });
  });

  test('[AD2-XHERO-05] without a point left the maximum goes down for good, with a Blessure grave; at 0 he dies', () => {
    const sacrificed = killed({ heroisme: 0, heroismeMax: 2 }, ['sacrifier'], [['8-pique']]);
    expect(sacrificed).toEqual({
      sante: 0,
      status: 'plateau',
      heroisme: 0,
      heroismeMax: 1,
      wounds: ['arcade-ouverte'],
    });
    // It counts as a point spent this Round.
    const again = killed({ heroisme: 0, heroismeMax: 2 }, ['sacrifier', 'blessure-grave'], [['8-pique'], ['9-pique']]);
    expect(again).toMatchObject({ heroismeMax: 1, wounds: ['arcade-ouverte', 'cotes-cassees'] });
    const { find } = play({ heroes: [{ sante: 1, heroismeMax: 0 }] }, (g, who) => hurt(g, who('h1'), 1), {});
    expect(find('h1').status).toBe('mort');
  });

  test('[AD2-XHERO-06] 1 Santé after a point of the reserve, 0 after a sacrifice', () => {
    expect(killed({ heroisme: 1, heroismeMax: 3 }, ['depenser-heroisme'])).toMatchObject({ sante: 1, heroismeMax: 3 });
    expect(killed({ heroisme: 0, heroismeMax: 3 }, ['sacrifier'], [['8-pique']])).toMatchObject({
      sante: 0,
      heroismeMax: 2,
    });
  });

  test('[AD2-XHERO-01] a sacrifice is not offered while a point is left, nor a Blessure grave before one is spent', () => {
    const first = play({ heroes: [{ sante: 1, heroisme: 1 }] }, (g, who) => hurt(g, who('h1'), 1), {
      decisions: ['mourir'],
    });
    expect(first.asked[0]!.options.map(({ id }) => id)).toEqual(['depenser-heroisme', 'mourir']);
  });
});
