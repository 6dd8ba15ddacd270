import { describe, expect, test } from 'vitest';
import { foretold, played } from '../../testing/figures.ts';
import { rulesWith } from '../../testing/vectors.ts';
import { lossOf } from './loss.ts';

test.each(rulesWith('damage'))('the losses of %s', (id) => {
  expect(played(id, 'damage')).toEqual(foretold(id, 'damage'));
});

describe('one source of Dommages', () => {
  test('[AD2-EFF-01] costs Santé one for one', () => {
    expect([1, 2, 5].map((dommages) => lossOf({ dommages, armure: 0 }))).toEqual([1, 2, 5]);
  });

  test('[AD2-NOT-08] ignores Armure when the action is tagged Direct, and only then', () => {
    expect(lossOf({ dommages: 2, armure: 2, direct: true })).toBe(2);
    expect(lossOf({ dommages: 2, armure: 2 })).toBe(0);
  });

  test('[AD2-EFF-04][AD2-Q-04] a failure costs one point at least; in the other reading Armure may absorb it all', () => {
    const source = { dommages: 2, armure: 5, failed: true };
    expect(lossOf(source)).toBe(1);
    expect(lossOf({ ...source, failed: false })).toBe(0);
    expect(lossOf({ ...source, dommages: 7 })).toBe(2);
    expect(lossOf(source, { failureMinDamage: 'zero' })).toBe(0);
  });

  test('[AD2-EFF-05] of 0 or less costs nothing, even on a failure', () => {
    expect([0, -1].map((dommages) => lossOf({ dommages, armure: 0, failed: true }))).toEqual([0, 0]);
  });

  test('[AD2-EFF-06] Perforation lowers the Armure, not below 0', () => {
    expect([0, 1, 2, 3].map((perforation) => lossOf({ dommages: 3, armure: 2, perforation }))).toEqual([1, 2, 3, 3]);
  });

  test('[AD2-ENN-11][AD2-ENN-16] Armure first, then one point for each Réussite', () => {
    expect([0, 1, 2, 3].map((cancelled) => lossOf({ dommages: 4, armure: 2, cancelled }))).toEqual([2, 1, 0, 0]);
  });
});
