/** C50-MOVE-06: x grows to the east, y to the south. Odd indexes are diagonals. */
export const DIRECTIONS = ['nord', 'nord-est', 'est', 'sud-est', 'sud', 'sud-ouest', 'ouest', 'nord-ouest'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const STRAIGHT: readonly Direction[] = ['nord', 'est', 'sud', 'ouest'];
export const DIAGONAL: readonly Direction[] = ['nord-est', 'sud-est', 'sud-ouest', 'nord-ouest'];

export interface Vector {
  readonly dx: -1 | 0 | 1;
  readonly dy: -1 | 0 | 1;
}

export const VECTORS: Readonly<Record<Direction, Vector>> = {
  nord: { dx: 0, dy: -1 },
  'nord-est': { dx: 1, dy: -1 },
  est: { dx: 1, dy: 0 },
  'sud-est': { dx: 1, dy: 1 },
  sud: { dx: 0, dy: 1 },
  'sud-ouest': { dx: -1, dy: 1 },
  ouest: { dx: -1, dy: 0 },
  'nord-ouest': { dx: -1, dy: -1 },
};

export const opposite = (direction: Direction): Direction => DIRECTIONS[(DIRECTIONS.indexOf(direction) + 4) % 8]!;
