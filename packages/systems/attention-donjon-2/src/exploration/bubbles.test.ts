import { explorationActions } from '@souterrain/crawl/exploration';
import { makeMove } from '@souterrain/crawl/movement';
import { chooseAction, resolution } from '@souterrain/crawl/rounds';
import type { Script } from '@souterrain/kernel/testing';
import { describe, expect, test } from 'vitest';
import { act, offered, turnOf } from '../../testing/combat.ts';
import { alone, impose } from '../../testing/jets.ts';
import { facing } from '../../testing/peripeties.ts';
import { at, fallen, type GivenHero, play, type Scene } from '../../testing/scene.ts';
import type { AD2State } from '../state.ts';

const marksOf = (state: AD2State, id = 'h1'): readonly string[] =>
  state.figures.find((figure) => figure.id === id)!.marks.map((mark) => mark.id);

describe('the slippery floor', () => {
  const walks = (from: readonly [number, number], to: readonly [number, number], dice: number[]) =>
    play(
      facing('sol-glissant', { heroes: [{ at: from }] }),
      (g, find) => makeMove(g, find('h1'), { to: at(to), kind: 'classique' }),
      { dice: [dice] },
    );

  test('[AD2-PERI-03] an ordinary move out needs Agilité 6: a 5 is a fall and a bubble', () => {
    const fallen = walks([0, 0], [4, 1], [5, 1]);
    expect([fallen.value, marksOf(fallen.state)]).toEqual([false, ['a-terre', 'bulle']]);
    expect(fallen.of('jetSettled')).toMatchObject([{ difficulty: 6 }]);
    expect(walks([0, 0], [4, 1], [6, 1]).value).toBe(true);
  });

  test('[AD2-PERI-03][AD1-TMAG-05] boots of stability refuse the fall, not the bubble', () => {
    const ran = play(
      facing('sol-glissant', { heroes: [{ at: [0, 0], items: ['bottes-de-stabilite'] }] }),
      (g, find) => makeMove(g, find('h1'), { to: at([4, 1]), kind: 'classique' }),
      { dice: [[5, 1]], decisions: ['tenir-bon'] },
    );
    expect([ran.value, marksOf(ran.state)]).toEqual([false, ['bulle']]);
  });

  test('[AD2-PERI-03] so does a move in, and an Action complexe spares it', () => {
    expect(walks([4, 1], [1, 1], [5, 1]).value).toBe(false);
    const careful = (from: readonly [number, number]) =>
      play(facing('sol-glissant', { heroes: [{ at: from }] }), function* (g, find) {
        return explorationActions(g, find('h1')).filter(({ type }) => type === 'complexe').length;
      }).value;
    // Nine squares lie on either side.
    expect([careful([0, 0]), careful([4, 1])]).toEqual([9, 9]);
  });

  const turn = (given: GivenHero, picks: string, script: Script) =>
    play(
      facing('sol-glissant', { heroes: [given], state: { turn: turnOf('h1') } }),
      (g, find) => chooseAction(g, find('h1')),
      { ...script, decisions: [picks] },
    );

  test('[AD2-PERI-03] any action there needs Agilité 5 to avoid a bubble, once for each', () => {
    const stirred = turn({ at: [0, 0] }, 'se-mettre-sur-la-defensive', { dice: [[4, 1]] });
    expect(stirred.of('jetSettled')).toMatchObject([{ difficulty: 5 }]);
    expect(marksOf(stirred.state)).toEqual(['defensive', 'bulle']);
    const still = turn({ at: [0, 0] }, 'se-mettre-sur-la-defensive', { dice: [[5, 1]] });
    expect(marksOf(still.state)).toEqual(['defensive']);
    // Elsewhere, or already under one, nothing is rolled.
    expect(turn({ at: [4, 1] }, 'se-mettre-sur-la-defensive', {}).of('jetSettled')).toEqual([]);
    expect(turn({ marks: ['bulle'] }, 'se-mettre-sur-la-defensive', {}).of('jetSettled')).toEqual([]);
  });

  test('[AD2-PERI-03] the Jet of a move out replaces that of the action', () => {
    const gone = turn({ at: [2, 1] }, 'case-3-1', { dice: [[6, 1]] });
    expect(gone.of('jetSettled')).toMatchObject([{ difficulty: 6 }]);
  });
});

describe('a bubble', () => {
  const choked = (state: AD2State, dice: number[]) => play(state, resolution, { dice: [dice] });

  test('[AD2-PERI-04] three failures in a row cost 1 + 2 + 3 Santé, whatever is worn', () => {
    const hero = { sante: 7, santeMax: 7, marks: ['bulle'], items: ['armure-legere'] };
    let state = play(alone(hero), function* () {}).state;
    const left = [1, 2, 3].map(() => {
      state = choked(state, [4, 1]).state;
      return state.figures[0]!.sante;
    });
    expect(left).toEqual([6, 4, 1]);
  });

  test('[AD2-PERI-04] a success costs nothing, and the failures stay counted', () => {
    const first = choked(play(alone({ marks: ['bulle'] }), function* () {}).state, [4, 1]);
    const second = choked(first.state, [5, 1]);
    const third = choked(second.state, [4, 1]);
    expect([first, second, third].map(({ of }) => of('santeLost').map(({ amount }) => amount))).toEqual([[1], [], [2]]);
  });

  test('[AD2-PERI-04] it is an Armure of 1 that wears out, but not against what is Direct', () => {
    const under = alone({ marks: ['bulle'] });
    const hit = impose(under, 'ATT/CAC Agilité/Mêlée 9 (Dommages 3/-)', { dice: [[1, 1]] });
    expect([hit.lost, hit.find('h1').marks]).toEqual([2, [{ id: 'bulle', until: { in: 'removed' }, value: 5 }]]);
    const direct = impose(under, '[Direct] Agilité 9 (Dommages 3/-)', { dice: [[1, 1]] });
    expect([direct.lost, direct.find('h1').marks[0]!.value]).toEqual([3, undefined]);
    const pierced = impose(under, 'ATT/CAC Agilité/Mêlée 9 (Dommages 3 & Perforation 1/-)', { dice: [[1, 1]] });
    expect([pierced.lost, pierced.find('h1').marks[0]!.value]).toEqual([3, undefined]);
  });

  test('[AD2-PERI-04] Force 5 by the victim or an ally: Dommages 1, one more for each Réussite, until its Santé of 6 is spent', () => {
    const two = {
      heroes: [
        { at: [0, 0], heroisme: 0, marks: ['bulle', 'etouffement'] },
        { at: [1, 0], heroisme: 0 },
      ],
    } as const;
    const one = act(two, 'crever-la-bulle-h1', { dice: [[5, 1]] }, 'h2');
    expect(one.find('h1').marks.map(({ id, value }) => [id, value])).toEqual([
      ['bulle', 5],
      ['etouffement', undefined],
    ]);
    const worn = {
      heroes: [{ ...two.heroes[0], marks: [{ id: 'bulle', until: { in: 'removed' }, value: 3 }, 'etouffement'] }],
    } as const;
    const failed = act(worn, 'crever-la-bulle-h1', { dice: [[4, 1]] });
    expect(failed.find('h1').marks.map(({ value }) => value)).toEqual([3, undefined]);
    const burst = act(worn, 'crever-la-bulle-h1', { dice: [[6, 6]], decisions: ['garder'] });
    expect(burst.find('h1').marks).toEqual([]);
  });

  test('[AD2-PERI-04][AD2-XFEL-09] its Armure is used where Perforation has no effect', () => {
    const line = 'Agilité 5 (Dommages 3 & Perforation 2/-)';
    const worn = (talents: string[]) => {
      const ran = impose(alone({ marks: ['bulle'], talents }), line, { dice: [[1, 1]] });
      return [ran.lost, ran.find('h1').marks[0]!.value];
    };
    // Armure 1, cancelled whole; then 1 of the bubble and 1 of the fur.
    expect([worn([]), worn(['fourrure-impenetrable'])]).toEqual([
      [3, undefined],
      [1, 5],
    ]);
  });

  test('[AD2-PERI-04] it is struck by its victim or an ally in contact, while there is somebody in it', () => {
    const given: Scene = {
      heroes: [{ at: [0, 0], marks: ['bulle'] }, { at: [1, 0] }, { at: [4, 4] }],
      creatures: [{ id: 'ogre', at: [1, 1], marks: ['bulle'] }],
    };
    const strikers = (scene: Scene) => ['h1', 'h2', 'h3'].map((who) => offered(scene, 'crever-la-bulle', who));
    expect(strikers(given)).toEqual([['crever-la-bulle-h1'], ['crever-la-bulle-h1'], []]);
    expect(offered(fallen(given, 'h1'), 'crever-la-bulle', 'h2')).toEqual([]);
  });
});
