import { type Cell, cellAt, xOf, yOf } from '@souterrain/dungeon';

/** About the squares that a label takes. */
const LETTERS_A_SQUARE = 8;

interface Wanted {
  readonly text: string;
  /** The squares it names. */
  readonly cells: readonly Cell[];
  /** Those first that suit it best. */
  readonly from: 'top' | 'bottom';
  isFree(cell: Cell): boolean;
}

/** The square a label starts on: the first of its row where nobody stands on it; where none is free, the first of all. */
export function placeOfLabel({ text, cells, from, isFree }: Wanted): Cell {
  const own = new Set(cells);
  const down = from === 'top' ? 1 : -1;
  const sorted = [...cells].sort((a, b) => down * (yOf(a) - yOf(b)) || xOf(a) - xOf(b));
  const squares = Math.ceil(text.length / LETTERS_A_SQUARE);
  const along = (cell: Cell) => Array.from({ length: squares }, (_, i) => cellAt(xOf(cell) + i, yOf(cell)));
  return sorted.find((cell) => along(cell).every((one) => own.has(one) && isFree(one))) ?? sorted[0]!;
}
