import { Prng } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { scene } from '../../testing/given.ts';
import { layoutsOf, openSquares } from '../../testing/layouts.ts';
import { stepFrom } from '../../testing/step-from.ts';
import { all, walk } from '../../testing/walk.ts';
import { DIRECTIONS, opposite } from '../floors/directions.ts';
import { isConnected } from '../floors/generator.ts';
import { stepsOf } from '../floors/grid.ts';
import { directionsOf, move } from './movement.ts';

test('[C50-MOVE-12] a hit needs a point left; the next turn is free again', () => {
  const exact = walk({ from: [4, 0], roll: 4, choose: ['ouest'], dice: [2] });
  expect(exact.path).toBe('3,0 2,0 1,0 0,0');
  expect(all(exact.events, 'wallHit')).toEqual([]);
  expect(exact.offers.at(-1)).toBe('est sud');
  const short = walk({ from: [3, 0], roll: 4, choose: ['ouest'] });
  expect(all(short.events, 'wallHit')).toEqual([
    { type: 'wallHit', seat: 0, cell: 0, left: 1, rules: ['C50-MOVE-12'] },
  ]);
  expect(short.stop).toMatchObject({ id: 'rebond' });
});

test('[C50-MOVE-12] a wall square and a closed corner are hit like the border', () => {
  const wall = walk({ map: '..#\n...\n...', roll: 2, choose: ['est'] });
  expect(all(wall.events, 'wallHit')).toMatchObject([{ cell: 1, left: 1 }]);
  const corner = walk({ map: '...\n..#\n.#.', roll: 3 });
  expect(all(corner.events, 'wallHit')).toMatchObject([{ cell: 4, left: 2 }]);
});

test('[C50-MOVE-13] any other open direction of the class may be taken, for no point', () => {
  const hit = walk({ from: [0, 3], roll: 5, choose: ['nord-est'] });
  expect(hit.path).toBe('1,2 2,1 3,0');
  expect(all(hit.events, 'wallHit')).toMatchObject([{ left: 2 }]);
  expect(hit.offers.at(-1)).toBe('sud-est sud-ouest');
  const on = (turn: string) => walk({ from: [0, 3], roll: 5, choose: ['nord-est', turn] }).path;
  expect(on('sud-est')).toBe('1,2 2,1 3,0 4,1 5,2');
  expect(on('sud-ouest')).toBe('1,2 2,1 3,0 2,1 1,2');
});

test('[C50-MOVE-14] the turn is compulsory: stopping is not an option', () => {
  const hit = walk({ from: [6, 0], roll: 4, choose: ['est'] });
  expect(all(hit.events, 'wallHit')).toMatchObject([{ cell: 7, left: 3 }]);
  expect(hit.ends).toEqual({ ouest: '4,0', sud: '7,3' });
  expect(hit.stop).toMatchObject({ id: 'rebond', min: 1, max: 1 });
  expect(walk({ from: [6, 0], roll: 4, choose: ['est', 'ouest'] }).end).toBe('4,0');
  expect(walk({ from: [6, 0], roll: 4, choose: ['est', 'sud'] }).end).toBe('7,3');
  expect(() => walk({ from: [6, 0], roll: 4, choose: ['est', 'passer'] })).toThrow('passer');
});

test('[C50-MOVE-15] a diagonal mover never leaves a wall in a straight line', () => {
  const at = walk({ from: [0, 3], roll: 5, choose: ['nord-est'] });
  expect(at.end).toBe('3,0');
  expect(at.offers.at(-1)).toBe('sud-est sud-ouest');
  expect(walk({ from: [6, 0], roll: 4, choose: ['est'] }).offers.at(-1)).toBe('sud ouest');
});

test('[C50-MOVE-16] each hit asks anew: a 2x2 floor and an 8 make 256 paths of 8 decisions', () => {
  const paths = new Set<string>();
  const go = (choose: readonly string[]) => {
    expect(choose.length).toBeLessThanOrEqual(8);
    const { offers, stop, path } = walk({ map: '..\n..', roll: 8, choose });
    if (stop?.kind !== 'ask') {
      expect(offers.map((o) => o.split(' ').length)).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
      paths.add(JSON.stringify(path));
    } else for (const direction of offers.at(-1)!.split(' ')) go([...choose, direction]);
  };
  go([]);
  expect(paths.size).toBe(256);
});

test('[C50-MOVE-16] the question comes after the effects of the squares entered', () => {
  const map = ['.......^', ...Array.from({ length: 7 }, () => '........')].join('\n');
  expect(walk({ map, from: [6, 0], roll: 4, choose: ['est'] }).stop).toMatchObject({ rule: 'C50-CASE-10' });
  expect(walk({ map, from: [6, 0], roll: 4, dice: [1], choose: ['est'] }).stop).toMatchObject({ id: 'rebond' });
});

test('[C50-MOVE-17] in a dead corner the U-turn is imposed without a question', () => {
  const { events, end, asked } = walk({ roll: 9 });
  expect(all(events, 'wallHit')).toMatchObject([{ cell: 63, left: 2 }]);
  expect(all(events, 'headed')).toMatchObject([
    { direction: 'sud-est' },
    { direction: 'nord-ouest', forced: true, rules: ['C50-MOVE-17'] },
  ]);
  expect(asked).toEqual([]);
  expect(end).toBe('5,5');
});

test('[C50-MOVE-18] every step can be taken back, under every corner rule', () => {
  let oneWay = 0;
  for (const plan of layoutsOf({ width: 3, height: 3 }, '.#'))
    for (const corners of ['closed', 'free', 'strict'] as const) {
      const steps = stepsOf(plan, corners);
      const back = (at: number, to: number) => steps[to * 8 + DIRECTIONS.indexOf(opposite(DIRECTIONS[at & 7]!))];
      for (const [at, to] of steps.entries()) if (to >= 0 && back(at, to) !== at >> 3) oneWay++;
    }
  expect(oneWay).toBe(0);
});

test('[C50-MOVE-18] walls cost points only when there is no first step', () => {
  const prng = Prng.seeded('reliquat', 'rebonds');
  const lost: string[] = [];
  let moves = 0;
  for (const plan of layoutsOf({ width: 3, height: 3 }, '.#')) {
    if (!isConnected(plan)) continue;
    const { g, hero } = scene({ map: plan.cells.match(/.../g)!.join('\n') });
    const steps = stepsOf(plan, 'closed');
    for (const cell of openSquares(plan))
      for (let roll = 1; roll <= 10; roll++) {
        hero.cell = cell;
        g.events.length = 0;
        g.state.move = { seat: 0, result: roll, left: roll, direction: null };
        wander(move(g, hero), prng);
        const spent = all(g.events, 'stepped').reduce((sum, e) => sum + e.cost, 0);
        const open = directionsOf(roll).some((d) => steps[cell * 8 + DIRECTIONS.indexOf(d)]! >= 0);
        if (spent !== (open ? roll : 0)) lost.push(`${plan.cells} ${cell} ${roll}`);
        moves++;
      }
  }
  expect(lost).toEqual([]);
  expect(moves).toBe(10 * 1072);
});

test('[C50-MOVE-19] a diagonal step is blocked between two walls, and passes beside one', () => {
  const step = (cells: string) => stepFrom({ side: 2, cells }, 0, 'sud-est', 'closed');
  expect(step('.##.')).toBe(-1);
  expect(step('..#.')).toBe(3);
  expect(step('.#..')).toBe(3);
  expect(step('...#')).toBe(-1);
  expect(walk({ map: '.##\n#.#\n##.', roll: 1 }).types).toContain('stuck');
  expect(walk({ map: '..\n#.', roll: 1 }).end).toBe('1,1');
});

test('[C50-MOVE-20] outside the grid all is wall, and nothing wraps around', () => {
  expect(walk({ from: [7, 7], roll: 2 }).offers).toEqual(['nord ouest']);
  expect(walk({ from: [7, 3], roll: 1 }).offers).toEqual(['sud-ouest nord-ouest']);
  expect(walk({ from: [0, 3], roll: 1 }).offers).toEqual(['nord-est sud-est']);
  const plan = { side: 8, cells: '.'.repeat(64) };
  expect(stepFrom(plan, 7, 'est', 'closed')).toBe(-1);
  expect(stepFrom(plan, 8, 'ouest', 'closed')).toBe(-1);
});

/** Answers every question of a move at random: no roll hits more than 10 walls. */
function wander(rule: ReturnType<typeof move>, prng: Prng): void {
  let turn = rule.next();
  for (let asked = 0; !turn.done; asked++) {
    if (turn.value.kind !== 'ask' || asked > 10) throw new Error(`a bare move asks for ${turn.value.kind} ${asked}`);
    turn = rule.next(turn.value.options[prng.below(turn.value.options.length)]!);
  }
}
