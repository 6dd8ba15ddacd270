import { Prng } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { distinctLayouts, openSquares, randomLayout } from '../../testing/layouts.ts';
import { everyLayout, missedOn, missedOver } from '../../testing/missed.ts';
import { expectedTurns } from '../../testing/pace.ts';
import { reachByMoving } from '../../testing/reach.ts';
import { walk } from '../../testing/walk.ts';
import type { Floor } from '../state.ts';
import { VARIANTS, variantsOf } from '../variants.ts';
import { closureFrom, groundOf } from './closure.ts';
import { DIRECTIONS } from './directions.ts';
import { isConnected, isSolvable } from './generator.ts';
import { cellAt, colourOf, stepsOf } from './grid.ts';

const AS_WRITTEN = variantsOf({});
const EMPTY_8 = Array.from({ length: 8 }, () => '........');

describe('colours', () => {
  test('[C50-ACC-01] a diagonal step keeps the colour, a straight one changes it', () => {
    expect(colourOf(8, cellAt(8, 0, 0))).toBe(0);
    expect(colourOf(8, cellAt(8, 3, 4))).toBe(1);
    expect(colourOf(8, cellAt(8, 1, 1))).toBe(0);
    expect(colourOf(8, cellAt(8, 1, 0))).toBe(1);
    const steps = stepsOf({ side: 5, cells: '.'.repeat(25) }, 'closed');
    for (const [at, to] of steps.entries())
      if (to >= 0) expect(colourOf(5, to) === colourOf(5, at >> 3)).toBe(DIRECTIONS[at & 7]!.includes('-'));
  });

  test('[C50-ACC-02] without webs a turn ends on the colour where it began, whatever the corners and the turns', () => {
    const prng = Prng.seeded('couleur', 'plans');
    for (const turnChoice of ['free', 'billiard'] as const)
      for (const cornerRule of ['closed', 'free', 'strict'] as const)
        for (let n = 0; n < 100; n++) {
          const plan = randomLayout({ width: 5, height: 5 }, '...#', prng);
          const from = openSquares(plan)[0]!;
          const { stops } = closureFrom(groundOf(plan, { ...AS_WRITTEN, turnChoice, cornerRule }), from);
          expect(stoppedOn(stops).every((c) => colourOf(5, c) === colourOf(5, from))).toBe(true);
        }
  });

  test('[C50-ACC-03] an odd number of web points paid or lost flips the colour', () => {
    const map = ['..~.....', ...EMPTY_8.slice(1)].join('\n');
    expect(walk({ map, roll: 4, choose: ['est'] }).end).toBe('3,0');
    expect(walk({ map, roll: 2, choose: ['est'] }).end).toBe('1,0');
    expect([cellAt(8, 3, 0), cellAt(8, 1, 0)].map((c) => colourOf(8, c))).toEqual([1, 1]);
    const two = map.replace('..~.....', '..~.~...');
    expect(walk({ map: two, roll: 6, choose: ['est'] }).end).toBe('4,0');
  });
});

describe('every square is reached', () => {
  test('[C50-ACC-02][C50-ACC-04] every wall layout of 3x3, 3x4 and 4x4, from every start', () => {
    const none = { unentered: 0, unstopped: 0, otherColour: 0 };
    expect(missedOver(everyLayout({ width: 3, height: 3 }, '.#'))).toEqual({ starts: 2304, ...none });
    expect(missedOver(everyLayout({ width: 3, height: 4 }, '.#'))).toEqual({ starts: 24_576, ...none });
    expect(missedOver(distinctLayouts({ width: 4, height: 4 }, '.#'))).toEqual({ starts: 524_288, ...none });
    expect(2304 + 24_576 + 524_288).toBe(551_168);
  });

  test('[C50-ACC-05] every layout of 3x3, 2x4 and 1x6 over open, wall and web, from every start', () => {
    expect(missedOver(distinctLayouts({ width: 3, height: 3 }, '.#~'))).toMatchObject({
      starts: 118_098,
      unentered: 0,
    });
    expect(missedOver(everyLayout({ width: 2, height: 4 }, '.#~'))).toMatchObject({ starts: 34_992, unentered: 0 });
    expect(missedOver(everyLayout({ width: 1, height: 6 }, '.#~'))).toMatchObject({ starts: 2916, unentered: 0 });
    expect(118_098 + 34_992 + 2916).toBe(156_006);
  });

  test('[C50-ACC-05] random floors of 3 to 6 squares a side, with walls and webs', () => {
    const prng = Prng.seeded('toiles', 'plans');
    for (let n = 0; n < 400; n++) {
      const plan = randomLayout({ width: 3 + prng.below(4), height: 3 + prng.below(4) }, '..#~', prng);
      expect(missedOn(plan).unentered, plan.cells).toBe(0);
    }
  });

  test('[C50-ACC-06] from every square of an area the expected number of turns is finite', () => {
    const prng = Prng.seeded('esperance', 'plans');
    for (let n = 0; n < 60; n++) {
      const plan = randomLayout({ width: 5, height: 5 }, '..#~', prng);
      if (!isConnected(plan)) continue;
      const open = openSquares(plan);
      const turns = expectedTurns(plan, open.at(-1)!);
      for (const cell of open) expect(turns[cell]).toBeLessThan(60);
    }
    // A corridor of two squares: any even roll enters the other one, hence 2 turns on average.
    expect(expectedTurns({ side: 2, cells: '..##' }, 1)[0]).toBeCloseTo(2, 2);
  });

  test('[C50-ACC-07] strict corners cut off a T: only row 0 is entered; the rule enters all 7 squares', () => {
    const plan = { side: 3, cells: '...#.#...' };
    const strict = closureFrom(groundOf(plan, { ...AS_WRITTEN, cornerRule: 'strict' }), 0);
    expect(stoppedOn(strict.entered)).toEqual([0, 1, 2]);
    expect(stoppedOn(closureFrom(groundOf(plan, AS_WRITTEN), 0).entered)).toEqual([0, 1, 2, 4, 6, 7, 8]);
  });
});

describe('the check of the generator', () => {
  test('[C50-ACC-08] stairs behind walls are rejected, a row of webs is not', () => {
    const walled = floorOf(['....', '####', '....', '...>']);
    expect(isConnected(walled)).toBe(false);
    expect(isSolvable(walled, groundOf(walled, AS_WRITTEN), AS_WRITTEN)).toBe(false);
    const webbed = floorOf(['....', '~~~~', '....', '...>']);
    expect(isConnected(webbed)).toBe(true);
    expect(isSolvable(webbed, groundOf(webbed, AS_WRITTEN), AS_WRITTEN)).toBe(true);
  });

  test('[C50-ACC-08] an area is at least 2 squares, joined by their sides', () => {
    expect(isConnected({ side: 2, cells: '.###' })).toBe(false);
    expect(isConnected({ side: 2, cells: '####' })).toBe(false);
    expect(isConnected({ side: 2, cells: '..##' })).toBe(true);
    expect(isConnected({ side: 2, cells: '.##.' })).toBe(false);
    expect(isConnected({ side: 3, cells: '..#...#..' })).toBe(true);
    // The end of a row is not beside the start of the next one.
    expect(isConnected({ side: 3, cells: '##..#####' })).toBe(false);
  });

  test.each(['>', 'c', 'f', 'm'])('[C50-ACC-08] a floor whose %s cannot be entered is rejected', (square) => {
    const strict = { ...AS_WRITTEN, cornerRule: 'strict' } as const;
    const cut = floorOf(['...', '#.#', `.${square}.`]);
    expect(isSolvable(cut, groundOf(cut, strict), strict)).toBe(false);
    expect(isSolvable(cut, groundOf(cut, AS_WRITTEN), AS_WRITTEN)).toBe(true);
  });

  test('[C50-ACC-08] the closure is what the movement rule does, under every reading', () => {
    const prng = Prng.seeded('fermeture', 'plans');
    const readings = (id: string) => VARIANTS.find((v) => v.id === id)!.values;
    for (const cornerRule of readings('cornerRule'))
      for (const webCost of readings('webCost'))
        for (const turnChoice of readings('turnChoice'))
          for (let n = 0; n < 10; n++) {
            const variants = variantsOf({ cornerRule, webCost, turnChoice });
            const plan = randomLayout({ width: 3, height: 4 }, '..##~~', prng);
            const from = openSquares(plan).at(-1)!;
            const { entered, stops } = closureFrom(groundOf(plan, variants), from);
            const moved = reachByMoving(plan, from, variants);
            const where = `${plan.cells} ${cornerRule} ${webCost} ${turnChoice}`;
            expect(stoppedOn(entered), where).toEqual([...moved.entered].sort((a, b) => a - b));
            expect(stoppedOn(stops), where).toEqual([...moved.stops].sort((a, b) => a - b));
          }
  });

  test('[C50-ACC-08][C50-Q-01] a billiard mover takes the U-turn only when its reflection is blocked', () => {
    const plan = { side: 5, cells: '###.......###...~#~.##.~#' };
    const variants = variantsOf({ cornerRule: 'free', turnChoice: 'billiard' });
    const { stops } = closureFrom(groundOf(plan, variants), 3);
    expect(stoppedOn(stops)).toEqual([...reachByMoving(plan, 3, variants).stops].sort((a, b) => a - b));
  });

  test('[C50-ACC-09] stairs of the other colour are impossible under the exact stop without webs', () => {
    const plain = floorOf([...EMPTY_8.slice(0, 6), '.......>', '........']);
    const exact = { ...AS_WRITTEN, stairsTrigger: 'stop' } as const;
    expect([colourOf(8, plain.entry), colourOf(8, plain.stairs)]).toEqual([0, 1]);
    expect(isSolvable(plain, groundOf(plain, AS_WRITTEN), AS_WRITTEN)).toBe(true);
    expect(isSolvable(plain, groundOf(plain, exact), exact)).toBe(false);
    expect(
      isSolvable(
        floorOf([...EMPTY_8.slice(0, 7), '.......>']),
        groundOf(floorOf([...EMPTY_8.slice(0, 7), '.......>']), exact),
        exact,
      ),
    ).toBe(true);
    const webbed = floorOf(['..~.....', ...EMPTY_8.slice(1, 6), '.......>', '........']);
    expect(isSolvable(webbed, groundOf(webbed, exact), exact)).toBe(true);
  });
});

const stoppedOn = (marks: ArrayLike<number>): readonly number[] =>
  Array.from(marks, (mark, cell) => (mark ? cell : -1)).filter((cell) => cell >= 0);

function floorOf(rows: readonly string[]): Floor {
  const cells = rows.join('');
  const guardian = { id: 'gobelin', car: 1, pv: 5, damage: 1, atk: 0, armour: 0, gold: 0 } as const;
  const side = rows.length;
  return { number: 1, side, cells, entry: 0, stairs: cells.indexOf('>'), creatures: {}, guardian, seen: '' };
}
