import { isInReach } from '@souterrain/crawl/combat';
import { type Cell, cellAt } from '@souterrain/dungeon';
import { expect, test } from 'vitest';
import { framed } from '../../testing/drawing.ts';
import { on, type Scene, scene } from '../../testing/index.ts';

const legend = { P: { zone: 'b', feature: 'pilier' } };
const ROWS = ['abPcc', 'abPcc', 'abPcd'];
const REACHES = [0, 1, 2, 3, 4, Number.POSITIVE_INFINITY];

/**
 * Whether the left-hand corner reaches a square, by growing Allonge. What is known of a board is kept: it is asked twice, on a
 * board where the shortest Allonge asked first and on one where the longest did.
 */
function reached(to: Cell, more: Scene = {}): readonly boolean[] {
  const asking = (rows: readonly string[]) => {
    const state = scene({ drawing: framed(...rows), legend, heroes: [{ at: [0, 0] }], ...more });
    return (reaches: readonly number[]) => reaches.map((reach) => isInReach(on(state), cellAt(0, 0), { to, reach }));
  };
  const [growing, shrinking] = [asking(ROWS), asking([...ROWS, 'abPcd'])];
  const found = growing(REACHES);
  expect(growing(REACHES)).toEqual(found);
  for (const _ of ['first', 'again']) expect(shrinking(REACHES.toReversed())).toEqual(found.toReversed());
  return found;
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
