import { type Cell, xOf, yOf } from '@souterrain/dungeon';
import { type Option, option } from '@souterrain/kernel';
import { defineWords } from '../text/catalogue.ts';
import { one } from '../text/offers.ts';

export interface Named {
  readonly name: string;
  /** Ids of the two movements that lead there: most options of a game. */
  readonly classique: string;
  readonly pas: string;
  readonly place: { readonly cell: readonly [x: number, y: number] };
  /** Movements that lead there, one for each kind and each Esquive: kept, as most options are these. */
  readonly arrivals: unknown[];
}

/** A minus sign is a letter, so that ids stay kebab-case. */
const signed = (n: number): string => (n < 0 ? `m${-n}` : `${n}`);

export function named(cell: Cell): Named {
  const name = nameOf(cell);
  return { name, classique: `case-${name}`, pas: `pas-${name}`, place: placeOf(cell), arrivals: [] };
}

const nameOf = (cell: Cell): string => `${signed(xOf(cell))}-${signed(yOf(cell))}`;

/** `case-3-4`, `pas-3-4`. */
export const cellId = (prefix: string, cell: Cell): string => `${prefix}-${nameOf(cell)}`;

export const placeOf = (cell: Cell): Named['place'] => ({ cell: [xOf(cell), yOf(cell)] });

/** A square to choose. */
export const cellOption = (prefix: string, cell: Cell): Option<Cell> =>
  option(cellId(prefix, cell), cell, { label: prefix, at: placeOf(cell) });

export const cellWords = defineWords({
  labels: { case: { fr: (o) => one(`En ${o.at}`), en: (o) => one(`At ${o.at}`) } },
});
