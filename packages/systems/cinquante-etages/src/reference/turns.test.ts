import { describe, expect, test } from 'vitest';
import { given } from '../../testing/given.ts';
import { stepCost } from '../floors/closure.ts';
import { stepsOf } from '../floors/grid.ts';
import type { Floor } from '../state.ts';
import { type Variants, variantsOf } from '../variants.ts';
import { Atlases } from './atlas.ts';
import { dangersOf, TOLL } from './tolls.ts';

const CLOSED = '..#... .~.#.. ...^.# #.~... ..#..^ .....>';
const WEBBED = '.~.~. ~.#.~ .~~~. ~.#.~ .~.~>';
const CORRIDOR = '....# ###.# ....# .#### ....>';

/** Expected turns by brute force: every path of every roll, one after the other, until nothing moves. */
function exhaustive(floor: Floor, target: number, toll: (cell: number) => number, variants: Variants): number[] {
  const exact = variants.stairsTrigger === 'stop';
  const value = new Array<number>(floor.cells.length).fill(3);
  const steps = stepsOf(floor, variants.cornerRule);
  const step = (cell: number, d: number) => steps[cell * 8 + d]!;
  const ways = (cell: number, c: number) => [0, 1, 2, 3].map((i) => 2 * i + c).filter((d) => step(cell, d) >= 0);
  const go = (cell: number, d: number, left: number): number => {
    const to = step(cell, d);
    if (to < 0) return Math.min(...ways(cell, d % 2).map((turn) => go(cell, turn, left)));
    const rest = left - stepCost(floor, cell, to, variants.webCost);
    if (rest < 0) return value[cell]!;
    if (to === target && (!exact || rest === 0)) return 0;
    return toll(to) + (rest === 0 ? value[to]! : go(to, d, rest));
  };
  const roll = (cell: number, n: number) => {
    const first = ways(cell, n % 2);
    return first.length === 0 ? value[cell]! : Math.min(...first.map((d) => go(cell, d, n)));
  };
  const open = value.flatMap((_, cell) => (floor.cells[cell] === '#' ? [] : [cell]));
  for (let sweep = 0; sweep < 60; sweep++)
    for (const cell of open) {
      let total = 0;
      for (let n = 1; n <= 10; n++) total += roll(cell, n);
      value[cell] = 1 + total / 10;
    }
  return value;
}

function compare(map: string, chosen: Partial<Variants> = {}): void {
  const variants = variantsOf(chosen);
  const side = map.split(' ').length;
  const state = given({ map, creatures: [{ id: 'gobelin', at: [1, side - 1] }] }, variants);
  const floor = state.floors[0]!;
  const tolls: Record<string, number> = { '^': TOLL.trap, '>': 0 };
  const toll = (cell: number) => (floor.creatures[cell] ? TOLL.creature : (tolls[floor.cells[cell]!] ?? 0));
  const dangers = dangersOf({ ...state.heroes[0]!, guardianBeaten: true }, { floor, hunting: false });
  const found = new Atlases().chart(floor, { variants, dangers }).turnsTo(floor.stairs);
  const expected = exhaustive(floor, floor.stairs, toll, variants);
  for (const [cell, square] of [...floor.cells].entries())
    if (square !== '#') expect(Math.abs(found[cell]! / expected[cell]! - 1), `square ${cell}`).toBeLessThan(0.03);
}

describe('expected turns to a square', () => {
  test.each([
    ['walls, traps and a creature', CLOSED],
    ['webs everywhere', WEBBED],
    ['a corridor', CORRIDOR],
  ])('[C50-BAL-02] are those of an exhaustive search: %s', (_, map) => {
    compare(map);
  });

  test('[C50-BAL-02] follow the corners, the webs and the stairs of the variants', () => {
    compare(CLOSED, { cornerRule: 'free' });
    compare(WEBBED, { webCost: 'exit' });
    compare(CLOSED, { stairsTrigger: 'stop' });
  });

  test('[C50-BAL-02] are worked out again when a web is torn, not when a chest is opened', () => {
    const state = given({ map: '...c ..~. .... ...>' });
    const floor = state.floors[0]!;
    const atlases = new Atlases();
    const dangers = dangersOf(state.heroes[0]!, { floor, hunting: false });
    const chart = () => atlases.chart(floor, { variants: state.variants, dangers });
    const first = chart();
    floor.cells = floor.cells.replace('c', '.');
    expect(chart()).toBe(first);
    floor.cells = floor.cells.replace('~', '.');
    expect(chart()).not.toBe(first);
  });
});
