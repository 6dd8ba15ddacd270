import { outcomeOf, picksOf, questionsBy, scenariosOf } from '@souterrain/crawl/testing';
import { option } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { PAIR } from '../../testing/groups.ts';
import { type Scene, scene } from '../../testing/index.ts';
import { attentionDonjon as system } from '../index.ts';
import type { State } from '../state.ts';
import { greedyPolicy } from './index.ts';

const { asks, attacks } = questionsBy('AD1-TURN-14');
const picks = picksOf<State>({ scene, policy: greedyPolicy });

describe('the greedy bot', () => {
  test('attacks whoever is nearest to death', () => {
    const given: Scene = {
      heroes: [{ at: [2, 2], traits: { force: 5, melee: 4 } }],
      creatures: [
        { id: 'zombie', at: [1, 2] },
        { id: 'zombie', at: [3, 2], sante: 1 },
      ],
    };
    expect(picks(given, attacks('zombie-1', 'zombie-2'))).toBe('attaquer-mains-nues-zombie-2');
  });

  test('comes to its senses before it fights', () => {
    const given: Scene = { heroes: [{ at: [2, 2], marks: ['secoue'] }], creatures: [{ id: 'orque', at: [1, 2] }] };
    const { options, ...rest } = attacks('orque-1');
    expect(picks(given, { ...rest, options: [...options, option('se-reprendre', null)] })).toBe('se-reprendre');
  });

  test('walks towards the enemy, to a square it can strike from', () => {
    const given: Scene = { drawing: PAIR, heroes: [{ at: [0, 1] }], creatures: [{ id: 'orque', at: [5, 1] }] };
    const squares = [
      [1, 1],
      [4, 1],
      [2, 0],
    ] as const;
    const options = squares.map(([x, y]) =>
      option(`case-${x}-${y}`, null, { at: { cell: [x, y] }, params: { esquive: 'aucune' } }),
    );
    expect(picks(given, { ...asks('action', [], { figure: 'h1' }), options })).toBe('case-4-1');
  });

  test('opens a Porte when nobody is in sight', () => {
    expect(picks({}, asks('action', ['fin-du-tour', 'reveler-porte-1'], { figure: 'h1' }))).toBe('reveler-porte-1');
  });

  test('survives at any price, and keeps its last point of Héroïsme for that', () => {
    expect(picks({}, asks('evenement-mortel', ['sacrifier', 'mourir']))).toBe('sacrifier');
    const window = (figure: string, purpose: string) =>
      asks('apres-le-jet', ['passer', 'benir-heroisme'], { figure, purpose });
    expect(picks({ heroes: [{ heroisme: 2 }] }, window('h1', 'attaque'))).toBe('benir-heroisme');
    expect(picks({ heroes: [{ heroisme: 1 }] }, window('h1', 'attaque'))).toBe('passer');
  });

  test('gambles its sixes only on a roll that fails', () => {
    const gamble = (total: number) => asks('coup-de-poker', ['garder', 'miser-1'], { total, difficulty: 3 });
    expect(picks({}, gamble(3))).toBe('garder');
    expect(picks({}, gamble(2))).toBe('miser-1');
  });

  test('plays every scenario to its end', () => {
    for (const scenario of scenariosOf(system))
      expect(['victoire', 'defaite'], scenario).toContain(
        outcomeOf(system, { scenario, seed: scenario, policy: greedyPolicy }),
      );
  });
});
