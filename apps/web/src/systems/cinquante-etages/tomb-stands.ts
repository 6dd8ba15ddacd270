import { SQUARE } from '../../ink/grid.ts';

/** Where a tomb stands in its square, and how large it is. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const WHOLE: Stand = { x: 0, y: 0, scale: 1 };
const HALF = SQUARE / 2;

const inQuarter = (rank: number): Stand => ({
  x: (rank % 2) * (HALF - 2) - 2,
  y: Math.floor(rank / 2) * (HALF - 2) - 2,
  scale: 0.64,
});

const inCorner = (rank: number): Stand => ({ x: HALF - rank * 13, y: -8, scale: 0.6 });

/** Several share a square as quarters of it; where somebody stands, they draw back to its corner. */
export const tombStands = (cells: readonly number[], isHeld: (cell: number) => boolean): readonly Stand[] =>
  cells.map((cell, i) => {
    const rank = cells.slice(0, i).filter((other) => other === cell).length;
    if (isHeld(cell)) return inCorner(rank);
    return cells.filter((other) => other === cell).length === 1 ? WHOLE : inQuarter(rank);
  });
