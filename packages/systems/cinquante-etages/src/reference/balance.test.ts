import { describe, expect, test } from 'vitest';
import { CLASS_IDS } from '../../testing/content.ts';
import { playRun } from './run.ts';
import type { StyleId } from './style.ts';

/** Percentage of heroes who completed a floor. */
const share = (floors: readonly number[], floor: number): number =>
  (100 * floors.filter((f) => f >= floor).length) / floors.length;

const cache = new Map<string, readonly number[]>();

/** Floors completed in `runs` solo games of one class: seeds are fixed, so a figure moves only with a rule or the policy. */
function solo(classe: string, style: StyleId, runs: number): readonly number[] {
  const key = `${classe} ${style} ${runs}`;
  const known = cache.get(key);
  if (known) return known;
  const floors = Array.from(
    { length: runs },
    (_, i) => playRun({ classes: [classe], style, seed: `balance ${classe} ${i}` }).at(0)!,
  );
  cache.set(key, floors);
  return floors;
}

const everyClass = (style: StyleId, runs: number) => CLASS_IDS.flatMap((classe) => solo(classe, style, runs));

/** Two standard errors of a share of `n` runs: the width that chance alone may add to a band. */
const error = (percent: number, n: number): number => 2 * Math.sqrt((percent * (100 - percent)) / n);

const RUNS = 120;
const FEWER = 60;
const TARGETS = [
  [10, 60, 80],
  [25, 15, 35],
  [50, 1, 5],
] as const;

describe('the reference policy', () => {
  test.each(TARGETS)(
    '[C50-BAL-01] completes floor %i in %i to %i percent of the runs, mean of the classes',
    (floor, low, high) => {
      const reached = share(everyClass('reference', RUNS), floor);
      expect(reached).toBeGreaterThanOrEqual(low - error(low, 3 * RUNS));
      expect(reached).toBeLessThanOrEqual(high + error(high, 3 * RUNS));
    },
  );

  test.each([10, 25])('[C50-BAL-01] at floor %i no class is further than 10 points from the mean', (floor) => {
    const mean = share(everyClass('reference', RUNS), floor);
    for (const classe of CLASS_IDS) {
      const gap = Math.abs(share(solo(classe, 'reference', RUNS), floor) - mean);
      expect(gap).toBeLessThanOrEqual(10 + error(mean, RUNS));
    }
  });

  test('[C50-BAL-02] with the attack characteristic first it leaves the band of floor 25 upwards', () => {
    const reached = share(everyClass('attack-first', FEWER), 25);
    expect(reached).toBeGreaterThan(35);
    expect(reached).toBeGreaterThan(share(everyClass('reference', RUNS), 25) + 10);
  });

  test('[C50-BAL-03] beats random directions by 50 points at floor 10, and every other style at floor 25', () => {
    const reference = everyClass('reference', RUNS);
    expect(share(reference, 10) - share(everyClass('random', FEWER), 10)).toBeGreaterThanOrEqual(50);
    for (const style of ['straight', 'hunting', 'end-first', 'cha-first'] as const)
      expect(share(everyClass(style, FEWER), 25)).toBeLessThan(share(reference, 25));
  });

  test('[C50-BAL-03] END or Charisma before the attack characteristic costs dear at floor 10', () => {
    const reference = share(everyClass('reference', RUNS), 10);
    for (const style of ['end-first', 'cha-first'] as const)
      expect(share(everyClass(style, FEWER), 10)).toBeLessThan(reference - 15);
  });

  test.each([2, 3, 4])('[C50-BAL-04] with %i players each fares about as alone at floor 10', (players) => {
    const tables = Math.ceil(120 / players);
    const floors = Array.from({ length: tables }, (_, i) => {
      const classes = Array.from({ length: players }, (_, k) => CLASS_IDS[(i + k) % CLASS_IDS.length]!);
      return playRun({ classes, style: 'reference', seed: `company ${players} ${i}` });
    }).flat();
    const alone = share(everyClass('reference', RUNS), 10);
    expect(Math.abs(share(floors, 10) - alone)).toBeLessThanOrEqual(8 + error(alone, floors.length));
  });
});
