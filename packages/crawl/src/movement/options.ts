import { type Cell, xOf, yOf } from '@souterrain/dungeon';
import { type Option, option } from '@souterrain/kernel';
import type { Choice } from './choices.ts';

export interface Named {
  readonly name: string;
  /** Ids of the two movements that lead there: most options of a game. */
  readonly classique: string;
  readonly pas: string;
  readonly place: { readonly cell: readonly [x: number, y: number] };
  /** Movements that lead there, one for each kind and each Esquive, whatever the board: kept, as most options are these. */
  readonly arrivals: (Choice | undefined)[];
}

const known = new Map<Cell, Named>();

/** A minus sign is a letter, so that ids stay kebab-case. */
const signed = (n: number): string => (n < 0 ? `m${-n}` : `${n}`);

export function named(cell: Cell): Named {
  let found = known.get(cell);
  if (!found) {
    const [x, y] = [xOf(cell), yOf(cell)];
    const name = `${signed(x)}-${signed(y)}`;
    found = { name, classique: `case-${name}`, pas: `pas-${name}`, place: { cell: [x, y] }, arrivals: [] };
    known.set(cell, found);
  }
  return found;
}

/** `case-3-4`, `pas-3-4`. */
export const cellId = (prefix: string, cell: Cell): string => `${prefix}-${named(cell).name}`;

export const placeOf = (cell: Cell): Named['place'] => named(cell).place;

/** A square to choose. */
export const cellOption = (prefix: string, cell: Cell): Option<Cell> =>
  option(cellId(prefix, cell), cell, { label: prefix, at: placeOf(cell) });
