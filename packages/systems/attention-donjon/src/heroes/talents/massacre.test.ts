import { actionsOf } from '@souterrain/crawl/rounds';
import { xOf, yOf } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { act, blow, turnOf } from '../../../testing/combat.ts';
import { framed } from '../../../testing/drawing.ts';
import type { GivenHero, play, Scene } from '../../../testing/index.ts';

const goblin = (x: number, y = 0, more = {}) => ({ id: 'gobelin', at: [x, y] as const, ...more });
const orc = (x: number, y = 0) => ({ id: 'orque', at: [x, y] as const });

describe('Massacre', () => {
  const BUTCHER: GivenHero = { at: [0, 0], talents: ['massacre'], heroisme: 0, items: ['epee'], traits: { force: 3 } };
  const kill = (given: Partial<Scene>, script: Parameters<typeof play>[2], turn: 'h1' | 'h2' = 'h1') => {
    const full: Scene = { heroes: [BUTCHER], state: { turn: turnOf(turn) }, ...given };
    const ran = blow(full, { on: 'gobelin-1', with: 'epee' }, script);
    return { ...ran, at: [xOf(ran.find('h1').cell), yOf(ran.find('h1').cell)] };
  };

  test('[AD1-BERS-17] a kill with a Seuil of 1: its place is taken, and another attack made; a chain may follow', () => {
    const creatures = [goblin(1), goblin(2), goblin(3)];
    const { at, of } = kill(
      { creatures },
      {
        dice: [
          [4, 4],
          [4, 4, 4],
          [4, 4],
          [4, 4, 4],
          [2, 2],
        ],
        decisions: [
          ...['prendre-sa-place', 'attaquer-epee-gobelin-2'],
          ...['prendre-sa-place', 'attaquer-epee-gobelin-3'],
        ],
      },
    );
    expect(at).toEqual([2, 0]);
    expect(of('attackDeclared').map(({ how }) => how)).toEqual(['standard', 'talent', 'talent']);
  });

  test('[AD1-BERS-17] a Secoué goblin that dies at Seuil 0 allows nothing', () => {
    const { asked, find } = kill(
      { creatures: [goblin(1, 0, { marks: ['secoue'] }), goblin(2)] },
      {
        dice: [
          [4, 4],
          [4, 4, 2],
        ],
      },
    );
    expect(find('gobelin-1').status).toBe('mort');
    expect(asked).toEqual([]);
  });

  test('[AD1-BERS-17] only in close combat', () => {
    const { asked, find } = blow(
      {
        heroes: [{ ...BUTCHER, items: ['arc-court'] }],
        creatures: [goblin(3), goblin(4)],
        state: { turn: turnOf('h1') },
      },
      { on: 'gobelin-1', with: 'arc-court' },
      {
        dice: [
          [4, 4],
          [4, 4, 4],
        ],
      },
    );
    expect([find('gobelin-1').status, asked]).toEqual(['mort', []]);
  });

  test('[AD1-BERS-17] only in its own turn', () => {
    const heroes = [BUTCHER, { at: [5, 5] as const, heroisme: 0 }];
    const { asked } = kill(
      { heroes, creatures: [goblin(1), goblin(2)] },
      {
        dice: [
          [4, 4],
          [4, 4, 4],
        ],
      },
      'h2',
    );
    expect(asked).toEqual([]);
  });

  test('[AD1-BERS-17] it may be declined, or made without moving', () => {
    const given = { creatures: [goblin(1), goblin(1, 1)] };
    expect(
      kill(given, {
        dice: [
          [4, 4],
          [4, 4, 4],
        ],
        decisions: ['passer'],
      }).at,
    ).toEqual([0, 0]);
    const stays = kill(given, {
      dice: [
        [4, 4],
        [4, 4, 4],
        [2, 2],
      ],
      decisions: ['attaquer-sur-place', 'attaquer-epee-gobelin-2'],
    });
    expect(stays.at).toEqual([0, 0]);
  });
});

describe('Bond meurtrier', () => {
  const LEAPER: GivenHero = {
    at: [0, 1],
    talents: ['bond-meurtrier', 'charge'],
    heroisme: 0,
    items: ['arme-a-deux-mains'],
    traits: { force: 3 },
  };
  const DEEP: Scene = {
    drawing: framed('aabbbb', 'aabbbb', 'aabbbb'),
    heroes: [LEAPER],
    creatures: [goblin(4, 1), orc(2, 0), orc(2, 1)],
  };

  test('[AD1-BERS-18] over two orcs, next to its prey, with one more die of damage; and it counts for Charge', () => {
    const { of, asked, state, find } = act(
      DEEP,
      { id: 'bond-meurtrier-gobelin-1', from: actionsOf },
      {
        dice: [
          [4, 4],
          [2, 2, 2, 2, 2, 2],
        ],
        decisions: ['case-3-1', 'attaquer-arme-a-deux-mains-gobelin-1', 'dommages'],
      },
    );
    expect([xOf(find('h1').cell), yOf(find('h1').cell)]).toEqual([3, 1]);
    expect(asked[0]!.options).toHaveLength(8);
    expect(of('rollAnnounced')[1]!.dice).toBe(6);
    expect(asked.map(({ id }) => id)).toContain('pousser-sans-dommages');
    expect(of('attackDeclared')).toMatchObject([{ how: 'standard' }]);
    expect(state.turn!.flags).toContain('melee');
    expect(of('dodgeNeeded')).toEqual([]);
  });

  test('[AD1-BERS-18] a standard action; within its own zone too the leap counts for Charge', () => {
    const near: Scene = { drawing: framed('aaaaa'), heroes: [{ ...LEAPER, at: [0, 0] }], creatures: [goblin(3)] };
    const { asked, state } = act(
      near,
      { id: 'bond-meurtrier-gobelin-1', from: actionsOf },
      {
        dice: [
          [4, 4],
          [2, 2, 2, 2, 2, 2],
        ],
        decisions: ['case-2-0', 'attaquer-arme-a-deux-mains-gobelin-1', 'dommages'],
      },
    );
    expect(asked.map(({ id }) => id)).toContain('pousser-sans-dommages');
    expect(state.turn!.flags).toContain('change-de-zone');
    const spent = { ...near, state: { turn: turnOf('h1', { actions: 1, standard: true }) } };
    expect(() => act(spent, { id: 'bond-meurtrier-gobelin-1', from: actionsOf })).toThrow('no bond-meurtrier');
  });

  test('[AD1-BERS-18] not on an enemy out of sight', () => {
    const hidden: Scene = {
      drawing: framed('aPaa'),
      legend: { P: { zone: 'a', feature: 'pilier' } },
      heroes: [{ ...LEAPER, at: [0, 0] }],
      creatures: [goblin(2)],
    };
    expect(() => act(hidden, { id: 'bond-meurtrier-gobelin-1', from: actionsOf })).toThrow('no bond-meurtrier');
  });

  test('[AD1-BERS-18] not further than the next zone', () => {
    const far: Scene = { ...DEEP, drawing: framed('aabbc', 'aabbc', 'aabbc'), creatures: [goblin(4, 1)] };
    expect(() => act(far, { id: 'bond-meurtrier-gobelin-1', from: actionsOf })).toThrow('no bond-meurtrier-gobelin-1');
  });
});
