import { type Cell, cellAt, type Side } from '../src/cell.ts';
import { type DoorSide, NOTHING, type Plan, planOf, type Square, type Traits } from '../src/plan.ts';

/** Features of test boards: P a pillar, S a statue that is low, B a barricade, L a pool of lava. */
const TRAITS: Readonly<Record<string, Traits>> = {
  P: { solid: true, opaque: true, cover: false },
  S: { solid: true, opaque: false, cover: false },
  B: { solid: false, opaque: false, cover: true },
  L: NOTHING,
};

/**
 * A board drawn by hand for tests: `.` a square, `#` rock, a digit a square of that zone, an upper-case letter a square
 * with a feature. Squares without a digit are of zone 1. Rooms are told apart by `rooms`, doors by their side.
 */
export function sceneOf(
  drawing: string,
  {
    doors = [],
    joins = [],
    rooms = () => 'a',
  }: {
    doors?: readonly (readonly [number, number, Side, boolean])[];
    joins?: readonly (readonly [Cell, Cell])[];
    rooms?: (x: number, y: number) => string;
  } = {},
): Plan {
  const squares: Square[] = [];
  for (const [y, line] of drawing.trim().split(/\s+/).entries())
    for (const [x, sign] of [...line].entries()) {
      if (sign === '#') continue;
      const base = { cell: cellAt(x, y), room: rooms(x, y), zone: /\d/.test(sign) ? sign : '1' };
      squares.push(/[A-Z]/.test(sign) ? { ...base, feature: sign } : base);
    }
  const sides: readonly DoorSide[] = doors.map(([x, y, side, open]) => ({ cell: cellAt(x, y), side, open }));
  return planOf({ squares, doors: sides, joins, traits: (feature) => TRAITS[feature] ?? NOTHING });
}
