import { hasMark } from '@souterrain/crawl';
import { actionsOf } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { act, turnOf } from '../../../testing/combat.ts';
import { framed } from '../../../testing/drawing.ts';
import { type GivenHero, play, type Scene, scene } from '../../../testing/index.ts';

const orc = (x: number, y = 0) => ({ id: 'orque', at: [x, y] as const });
const ROARER: GivenHero = { at: [0, 0], talents: ['rugissement'], heroisme: 0, traits: { vigueur: 5 } };
const roar = (given: Scene, id: string, script: Parameters<typeof play>[2]) => {
  const ran = act(given, { id: `rugissement-${id}`, from: actionsOf }, script);
  return { ...ran, shaken: ran.state.figures.filter((f) => hasMark(f, 'secoue')).map((f) => f.id) };
};

const four: Scene = { heroes: [ROARER], creatures: [orc(2), orc(3), orc(3, 1), orc(4)] };

/** A roar at the first of four orcs, with a Seuil of 1. */
const roarAtFour = (decisions: string[]) => {
  const dice = [
    [4, 4, 4, 2, 2],
    [2, 2, 2],
  ];
  return roar(four, 'orque-1', { dice, decisions });
};

describe('Rugissement', () => {
  test('[AD1-FELI-12] Vigueur against Mental: the target becomes Secouée', () => {
    const given = { heroes: [ROARER], creatures: [orc(3)] };
    expect(
      roar(given, 'orque-1', {
        dice: [
          [4, 4, 4, 2, 2],
          [4, 2, 2],
        ],
      }).shaken,
    ).toEqual(['orque-1']);
    expect(
      roar(given, 'orque-1', {
        dice: [
          [4, 2, 2, 2, 2],
          [2, 2, 2],
        ],
      }).shaken,
    ).toEqual([]);
  });

  test('[AD1-FELI-12] only in the same zone or the next, in line of sight', () => {
    const given = { drawing: framed('aabbcc'), heroes: [ROARER], creatures: [orc(3), orc(4)] };
    const { asked } = play({ ...given, state: { turn: turnOf('h1') } }, function* (g, find) {
      expect(actionsOf(g, find('h1')).filter((a) => a.label === 'rugissement')).toMatchObject([
        { id: 'rugissement-orque-1', type: 'bonus' },
      ]);
    });
    expect(asked).toEqual([]);
    const pillar = { P: { zone: 'a', feature: 'pilier' } };
    const hidden = { drawing: framed('aPa'), legend: pillar, heroes: [ROARER], creatures: [orc(2)] };
    expect(() => roar(hidden, 'orque-1', {})).toThrow('no rugissement-orque-1');
  });

  test('[AD1-FELI-13] for each point of Seuil one more, from victim to victim, of no stronger Mental', () => {
    const creatures = [
      orc(2),
      { id: 'gobelin', at: [3, 0] as const },
      { id: 'gobelin', at: [4, 0] as const },
      { id: 'gobelin', at: [2, 4] as const },
    ];
    const { shaken, asked } = roar({ heroes: [ROARER], creatures }, 'orque-1', {
      dice: [
        [4, 4, 4, 4, 2],
        [2, 2, 2],
      ],
      decisions: ['gobelin-1', 'gobelin-2'],
    });
    expect(shaken).toEqual(['orque-1', 'gobelin-1', 'gobelin-2']);
    expect(asked.map((d) => d.options.map(({ id }) => id))).toEqual([
      ['arreter', 'gobelin-1'],
      ['arreter', 'gobelin-2'],
    ]);
    const strong = [{ id: 'gobelin', at: [2, 0] as const }, orc(3)];
    const dice = [[4, 4, 4, 4, 2], [2]];
    expect(roar({ heroes: [ROARER], creatures: strong }, 'gobelin-1', { dice }).shaken).toEqual(['gobelin-1']);
  });

  test('[AD1-FELI-14] [AD1-ETAT-07] [AD1-BEST-12] who has no Mental, or is immune, is neither target nor victim', () => {
    // A wraith has a Mental, and is immune all the same.
    const deaf = ['squelette', 'zombie', 'spectre'].map((id, i) => ({ id, at: [1 + i, 1] as const }));
    const creatures = [orc(2), ...deaf];
    const { shaken } = roar({ heroes: [ROARER], creatures }, 'orque-1', {
      dice: [
        [4, 4, 4, 4, 2],
        [2, 2, 2],
      ],
    });
    expect(shaken).toEqual(['orque-1']);
    for (const { id } of deaf)
      expect(() => roar({ heroes: [ROARER], creatures }, `${id}-1`, {})).toThrow(`no rugissement-${id}-1`);
    // Without Mental, and nothing that says immune.
    const state = scene({ heroes: [ROARER, { at: [2, 0], traits: { mental: null } }], state: { turn: turnOf('h1') } });
    state.figures[1] = { ...state.figures[1]!, camp: 'hostile' };
    const { value } = play(state, function* (g, find) {
      return actionsOf(g, find('h1')).filter(({ label }) => label === 'rugissement');
    });
    expect(value).toEqual([]);
  });

  test('[AD1-FELI-15] a Secoué target stays so, unwounded; friends are never victims', () => {
    const creatures = [{ ...orc(2), marks: ['secoue'] }];
    const heroes = [ROARER, { at: [3, 0] as const, heroisme: 0, traits: { mental: 2 } }];
    const { shaken, find, of } = roar({ heroes, creatures }, 'orque-1', {
      dice: [
        [4, 4, 4, 4, 2],
        [2, 2, 2],
      ],
    });
    expect(shaken).toEqual(['orque-1']);
    expect([find('orque-1').sante, find('orque-1').marks.length]).toEqual([1, 1]);
    expect([of('markGained'), of('wounded')]).toEqual([[], []]);
  });

  test('[AD1-FELI-13] as many more as points of Seuil, of the same Mental too', () => {
    const { shaken, asked } = roarAtFour(['orque-2']);
    expect(shaken).toEqual(['orque-1', 'orque-2']);
    expect(asked.map((d) => d.options.map(({ id }) => id))).toEqual([['arreter', 'orque-2', 'orque-3']]);
  });

  test('[AD1-FELI-13] it may stop at the first', () => {
    expect(roarAtFour(['arreter']).shaken).toEqual(['orque-1']);
  });

  test('[AD1-FELI-14] who has left the board hears nothing', () => {
    const state = scene({ ...four, state: { turn: turnOf('h1') } });
    state.figures[1]!.status = 'mort';
    const { value } = play(state, function* (g, find) {
      return actionsOf(g, find('h1')).flatMap(({ id, label }) => (label === 'rugissement' ? [id] : []));
    });
    expect(value).toEqual(['rugissement-orque-2', 'rugissement-orque-3', 'rugissement-orque-4']);
  });
});
