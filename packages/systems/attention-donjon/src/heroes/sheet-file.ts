import { type Imported, parseSheet, type SheetFile, sheetOfSeat, writeSheet } from '@souterrain/crawl/heroes';
import type { SeatId } from '@souterrain/kernel';
import type { Stocked } from '../content/index.ts';
import type { AD1State } from '../state.ts';
import { checkSheet } from './legality.ts';

const FILE: SheetFile = { format: 'attention-donjon/heros', check: checkSheet };

/** The sheet of a seat's hero, to keep between two games. */
export const exportSheet = (state: AD1State, seat: SeatId): string => writeSheet(FILE, sheetOfSeat(state, seat));

/** Reads what `exportSheet` wrote; refused whole, with every issue. */
export const importSheet = (g: Stocked, text: string): Imported => parseSheet(g, FILE, text);
