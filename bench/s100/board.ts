import { type Option, option } from '@souterrain/kernel';

/** What a figure may do with its turn. Cells are numbered row by row, 0 to 63. */
export type Act = { readonly kind: 'step' | 'attack'; readonly cell: number } | { readonly kind: 'pass' };

export const SIZE = 8;
const CELLS = Array.from({ length: SIZE * SIZE }, (_, cell) => cell);

/** The eight neighbours of each cell, or fewer at an edge, row by row. */
export const NEIGHBOURS: readonly (readonly number[])[] = CELLS.map((cell) =>
  CELLS.filter((other) => {
    const dx = Math.abs((cell % SIZE) - (other % SIZE));
    const dy = Math.abs(Math.floor(cell / SIZE) - Math.floor(other / SIZE));
    return Math.max(dx, dy) === 1;
  }),
);

const optionsOf = (kind: 'step' | 'attack'): readonly Option<Act>[] =>
  CELLS.map((cell) => {
    const at = { cell: [cell % SIZE, Math.floor(cell / SIZE)] as const };
    return option<Act>(`${kind}-${cell}`, { kind, cell }, { label: kind, at });
  });

/** Options are immutable, so one of each is enough. */
export const STEPS = optionsOf('step');
export const ATTACKS = optionsOf('attack');
export const PASS = option<Act>('passer', { kind: 'pass' });
