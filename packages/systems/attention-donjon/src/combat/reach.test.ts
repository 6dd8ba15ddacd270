import { isInReach } from '@souterrain/crawl/combat/reach';
import { type Cell, cellAt } from '@souterrain/dungeon';
import { expect, test } from 'vitest';
import { framed } from '../../testing/drawing.ts';
import { type Scene, scene } from '../../testing/index.ts';

const legend = { P: { zone: 'b', feature: 'pilier' } };
const ROWS = ['abPcc', 'abPcc', 'abPcd'];
const REACHES = [0, 1, 2, 3, 4, Number.POSITIVE_INFINITY];

/** Whether the left-hand corner reaches a square, by growing Allonge; asked twice, since what is known is kept. */
function reached(to: Cell, more: Scene = {}): readonly boolean[] {
  const state = scene({ drawing: framed(...ROWS), legend, heroes: [{ at: [0, 0] }], ...more });
  const ask = (reaches: readonly number[]) => reaches.map((reach) => isInReach(state, cellAt(0, 0), { to, reach }));
  expect(ask(REACHES.toReversed())).toEqual(ask(REACHES).toReversed());
  return ask(REACHES);
}

test.each([{}, { variants: { zoneDistance: 'line' } }] as readonly Scene[])(
  '[AD1-COMBAT-07] contact is in any reach, others by their zone and only in sight, however far one strikes: %j',
  (more) => {
    expect(reached(cellAt(0, 1), more)).toEqual([true, true, true, true, true, true]);
    expect(reached(cellAt(1, 0), more)).toEqual([true, true, true, true, true, true]);
    expect(reached(cellAt(0, 2), more)).toEqual([false, true, true, true, true, true]);
    expect(reached(cellAt(1, 2), more)).toEqual([false, false, true, true, true, true]);
    expect(reached(cellAt(3, 0), more)).toEqual([false, false, false, false, false, false]);
  },
);
