import { describe, expect, test } from 'vitest';
import { sceneOf } from '../testing/scene.ts';
import { cellAt as at, type Cell, xOf, yOf } from './cell.ts';
import { pushSquares } from './push.ts';

const OPEN = '...... ...... ...... ...... ......';

/** The squares a push offers, as coordinates; figures stand where `taken` says, those of `fixed` never move. */
function offered(
  drawing: string,
  [aggressor, victim]: readonly [Cell, Cell],
  taken: readonly Cell[] = [],
  fixed: readonly Cell[] = [],
) {
  const standing = {
    figureAt: (cell: Cell) => (taken.includes(cell) || fixed.includes(cell) ? String(cell) : undefined),
    isFixed: (figure: string) => fixed.includes(Number(figure)),
  };
  const squares = pushSquares({ plan: sceneOf(drawing), standing, victim, aggressor });
  return squares.map((cell) => [xOf(cell), yOf(cell)]);
}

describe('pushes', () => {
  test('[AD1-PUSH-02] away from the aggressor, to a square next to the victim', () => {
    expect(offered(OPEN, [at(2, 2), at(3, 2)])).toEqual([
      [4, 1],
      [4, 2],
      [4, 3],
    ]);
  });

  test('[AD1-PUSH-02] not to a square in contact with the aggressor, in a room laid apart too', () => {
    const standing = { figureAt: () => undefined, isFixed: () => false };
    const [aggressor, victim, beyond] = [at(1, 0), at(2, 0), at(4, 0)];
    const pushed = (...joins: [Cell, Cell][]) =>
      pushSquares({ plan: sceneOf('111#2', { joins }), standing, victim, aggressor });
    expect(pushed([victim, beyond])).toEqual([beyond]);
    expect(pushed([victim, beyond], [aggressor, beyond])).toEqual([]);
  });

  test('[AD1-PUSH-03][AD1-PUSH-04] a free square first; without one, any occupied square that can be cleared', () => {
    const others = [at(4, 1), at(4, 3)];
    expect(offered(OPEN, [at(2, 2), at(3, 2)], others)).toEqual([[4, 2]]);
    expect(offered(OPEN, [at(2, 2), at(3, 2)], [...others, at(4, 2)])).toEqual([
      [4, 1],
      [4, 2],
      [4, 3],
    ]);
  });

  test('[AD1-PUSH-05][AD1-PUSH-07] never onto a solid element; lava is a free square', () => {
    expect(offered('..... ....S ....L ....# .....', [at(2, 2), at(3, 2)])).toEqual([[4, 2]]);
  });

  test('[AD1-PUSH-11] a square whose chain cannot be completed is not offered', () => {
    const walled = '##### ....# ....# ....# ###..';
    expect(offered(walled, [at(1, 2), at(2, 2)], [at(3, 1), at(3, 2), at(3, 3)])).toEqual([[3, 3]]);
    expect(offered('###### ...### ###### ', [at(1, 1), at(2, 1)])).toEqual([]);
  });

  test('[AD1-PUSH-10] a chain that comes round enters no square that it vacated', () => {
    const ring = [at(0, 0), at(1, 0), at(2, 1), at(1, 2), at(0, 1)];
    expect(offered('..# ... #.#', [at(0, 0), at(1, 0)], ring)).toEqual([]);
    expect(offered('..# ... #..', [at(0, 0), at(1, 0)], ring)).toEqual([[2, 1]]);
  });

  test('[AD1-PUSH-12] what cannot be moved counts as solid', () => {
    expect(offered(OPEN, [at(2, 2), at(3, 2)], [at(4, 1)], [at(4, 2), at(4, 3)])).toEqual([[4, 1]]);
  });

  test('[AD1-PUSH-13] from a distance the victim goes farther away, never closer', () => {
    expect(offered(OPEN, [at(0, 2), at(3, 2)])).toEqual([
      [4, 1],
      [4, 2],
      [4, 3],
    ]);
  });
});
