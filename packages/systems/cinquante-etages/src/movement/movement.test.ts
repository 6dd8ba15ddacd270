import { throwDecision } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { play } from '../../testing/given.ts';
import { layoutsOf, openSquares } from '../../testing/layouts.ts';
import { stepFrom } from '../../testing/step-from.ts';
import { all, walk } from '../../testing/walk.ts';
import { STRAIGHT, VECTORS } from '../floors/directions.ts';
import { isConnected } from '../floors/generator.ts';
import { directionsOf } from './movement.ts';

const CORRIDOR = '###\n...\n###';

describe('the D10', () => {
  test('[C50-MOVE-01] a turn is one D10 and one move, and cannot be passed', () => {
    const { events, asked, stop } = walk({ from: [3, 3], roll: 2, choose: ['est'] });
    const rules = { stepped: ['C50-MOVE-09'] };
    expect(events).toEqual([
      { type: 'turnStarted', seat: 0, turn: 1, rules: ['C50-RUN-04'] },
      { type: 'moveRolled', seat: 0, result: 2, declared: false, rules: ['C50-MOVE-01', 'C50-MOVE-03'] },
      { type: 'headed', seat: 0, direction: 'est', forced: false, rules: ['C50-MOVE-07'] },
      { type: 'stepped', seat: 0, from: 27, to: 28, cost: 1, left: 1, rules: rules.stepped },
      { type: 'stepped', seat: 0, from: 28, to: 29, cost: 1, left: 0, rules: rules.stepped },
      { type: 'moveEnded', seat: 0, cell: 29, rules: ['C50-MOVE-10'] },
      { type: 'turnStarted', seat: 0, turn: 2, rules: ['C50-RUN-04'] },
    ]);
    expect(asked).toEqual([{ id: 'direction', options: 'nord est sud ouest' }]);
    expect(stop).toMatchObject({ kind: 'roll', count: 1, sides: 10, rule: 'C50-MOVE-01' });
  });

  test('[C50-MOVE-01] with Pas réglé the result is declared, and no die is drawn', () => {
    const script = { decisions: ['lire-pas-regle', '6', 'est'] };
    const { events, hero } = play({ heroes: [{ scrolls: ['pas-regle'] }] }, script);
    expect(all(events, 'moveRolled')).toMatchObject([{ result: 6, declared: true }]);
    expect(hero.cell).toBe(6);
  });

  test('[C50-MOVE-01] Pas assuré changes the result and adds no roll', () => {
    const { events, path } = walk({ roll: 4, hero: { classe: 'rodeur' }, choose: ['3'] });
    expect(all(events, 'moveRolled')).toMatchObject([{ result: 4 }]);
    expect(all(events, 'stepAdjusted')).toMatchObject([{ from: 4, to: 3 }]);
    expect(path).toBe('1,1 2,2 3,3');
  });

  test('[C50-MOVE-02] faces run from 1 to 10; a 10 is straight and worth 10 points', () => {
    const { stop } = play({}, {});
    if (stop?.kind !== 'roll') throw new Error('a D10 was expected');
    const faces = throwDecision({ request: stop, results: [] }).options.map((o) => o.value);
    expect(faces).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const { path, state } = walk({ roll: 10, choose: ['est', 'sud'] });
    expect(path).toBe('1,0 2,0 3,0 4,0 5,0 6,0 7,0 7,1 7,2 7,3');
    expect(state.move).toBeNull();
  });

  test('[C50-MOVE-03] one result gives the class and the points', () => {
    const seven = play({ heroes: [{ at: [3, 3] }] }, { dice: [7] });
    expect(seven.state.move).toEqual({ seat: 0, result: 7, left: 7, direction: null });
    expect(seven.asked[0]!.params).toEqual({ points: 7 });
    expect(seven.asked[0]!.options.map((o) => o.id)).toEqual(['nord-est', 'sud-est', 'sud-ouest', 'nord-ouest']);
    const four = play({ heroes: [{ at: [3, 3] }] }, { dice: [4] });
    expect(four.state.move).toEqual({ seat: 0, result: 4, left: 4, direction: null });
    expect(four.asked[0]!.options.map((o) => o.id)).toEqual(['nord', 'est', 'sud', 'ouest']);
  });

  test.each([1, 3, 5, 7, 9])('[C50-MOVE-04] %i is odd: both axes move', (roll) => {
    expect(directionsOf(roll).map((d) => Math.abs(VECTORS[d].dx * VECTORS[d].dy))).toEqual([1, 1, 1, 1]);
    expect(walk({ from: [3, 3], roll }).offers).toEqual(['nord-est sud-est sud-ouest nord-ouest']);
  });

  test.each([2, 4, 6, 8, 10])('[C50-MOVE-05] %i is even: one axis moves', (roll) => {
    expect(directionsOf(roll).map((d) => Math.abs(VECTORS[d].dx) + Math.abs(VECTORS[d].dy))).toEqual([1, 1, 1, 1]);
    expect(walk({ from: [3, 3], roll }).offers).toEqual(['nord est sud ouest']);
  });
});

describe('the first direction', () => {
  test('[C50-MOVE-06] x grows to the east and y to the south, four directions in each class', () => {
    const two = { est: '5,3', ouest: '1,3', sud: '3,5', nord: '3,1' };
    const one = { 'nord-est': '4,2', 'sud-est': '4,4', 'sud-ouest': '2,4', 'nord-ouest': '2,2' };
    for (const [roll, ends] of [
      [2, two],
      [1, one],
    ] as const) {
      expect(walk({ from: [3, 3], roll }).ends).toEqual(ends);
      for (const [direction, end] of Object.entries(ends))
        expect(walk({ from: [3, 3], roll, choose: [direction] }).end).toEqual(end);
    }
  });

  test('[C50-MOVE-07] it is chosen after the die, among the open ones only', () => {
    expect(walk({ roll: 4 }).offers).toEqual(['est sud']);
    const three = walk({ roll: 3 });
    expect(three.offers).toEqual([]);
    expect(all(three.events, 'headed')).toMatchObject([{ direction: 'sud-est', forced: true }]);
    expect(three.end).toBe('3,3');
  });

  test('[C50-MOVE-08] with no way to go the points are lost, nothing acts and the turn is over', () => {
    const trapped = CORRIDOR.replace('...', '.^.');
    const { events, end } = walk({ map: trapped, from: [1, 1], roll: 3 });
    expect(events).toEqual([
      { type: 'turnStarted', seat: 0, turn: 1, rules: ['C50-RUN-04'] },
      { type: 'moveRolled', seat: 0, result: 3, declared: false, rules: ['C50-MOVE-01', 'C50-MOVE-03'] },
      { type: 'stuck', seat: 0, lost: 3, rules: ['C50-MOVE-08'] },
      { type: 'turnStarted', seat: 0, turn: 2, rules: ['C50-RUN-04'] },
    ]);
    expect(end).toBe('1,1');
  });

  test('[C50-MOVE-08] on a connected floor it happens on odd rolls only', () => {
    for (const plan of layoutsOf({ width: 3, height: 3 }, '.#')) {
      if (!isConnected(plan)) continue;
      for (const cell of openSquares(plan))
        expect(STRAIGHT.some((d) => stepFrom(plan, cell, d, 'closed') >= 0)).toBe(true);
    }
  });
});

describe('points', () => {
  test('[C50-MOVE-09] a square costs one point, in a diagonal as in a straight line', () => {
    const diagonal = walk({ from: [3, 3], roll: 3, choose: ['sud-est'] });
    expect(diagonal.path).toBe('4,4 5,5 6,6');
    expect(diagonal.costs).toEqual([1, 1, 1]);
    expect(walk({ from: [3, 3], roll: 4, choose: ['sud'] }).costs).toEqual([1, 1, 1, 1]);
  });

  test('[C50-MOVE-10] the whole movement is consumed', () => {
    const { path, end, asked } = walk({ roll: 4, choose: ['est'] });
    expect(path).toBe('1,0 2,0 3,0 4,0');
    expect(end).toBe('4,0');
    expect(asked).toHaveLength(1);
  });

  test('[C50-MOVE-11] nothing is asked in the open', () => {
    const { offers, path, ends } = walk({ from: [3, 3], roll: 6, choose: ['ouest'] });
    expect(offers).toEqual(['nord est sud ouest', 'nord est sud']);
    expect(path).toBe('2,3 1,3 0,3');
    expect(ends).toEqual({ nord: '0,0', est: '3,3', sud: '0,6' });
  });
});
