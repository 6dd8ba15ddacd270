import { describe, expect, test } from 'vitest';
import { sceneOf } from '../testing/scene.ts';
import { cellAt as at } from './cell.ts';
import { canSee, isCovered, lineBetween } from './sight.ts';
import { Sightings } from './sightings.ts';

describe('sightings', () => {
  const plan = sceneOf('.P..# .B... ....P #....');

  test('say what the lines say, asked once or twice', () => {
    const sightings = new Sightings(plan);
    const cells = [...plan.squares.keys()];
    for (let time = 0; time < 2; time++)
      for (const a of cells)
        for (const b of cells) {
          expect(sightings.sees(a, b)).toBe(canSee(plan, a, b));
          expect(sightings.isCovered(a, b)).toBe(isCovered(plan, a, b));
        }
  });

  test('nothing is seen from outside the board, nor there', () => {
    const sightings = new Sightings(plan);
    expect([sightings.sees(at(9, 9), at(0, 0)), sightings.sees(at(0, 0), at(9, 9))]).toEqual([false, false]);
    expect(sightings.isCovered(at(0, 0), at(9, 9))).toBe(false);
  });

  test('a line crosses the squares it enters, both ends included', () => {
    expect(lineBetween(at(0, 0), at(2, 1))).toEqual([at(0, 0), at(1, 0), at(1, 1), at(2, 1)]);
    expect(lineBetween(at(0, 0), at(2, 2))).toEqual([at(0, 0), at(1, 1), at(2, 2)]);
  });
});
