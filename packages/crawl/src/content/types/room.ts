import type { Side } from '@souterrain/dungeon';
import type { Words } from './words.ts';

/** AD1-EXPLO-13: a rank, a rank range, a suit, a colour or a card: `7`, `2-5`, `valet-as`, `pique`, `rouge`, `dame-pique`. */
export type CardMatcher = string;

export interface RoomTile {
  readonly id: string;
  readonly name: Words;
  /** As `readTile` reads it. */
  readonly drawing: string;
  readonly legend?: Readonly<Record<string, { readonly zone: string; readonly feature: string }>>;
  /** AD1-EXPLO-17: ordinary doors inside the room, closed at first; sides of squares of the drawing. */
  readonly inner?: readonly { readonly x: number; readonly y: number; readonly side: Side }[];
  /** AD2-XMOUV-03, AD2-XMOUV-04: without squares; a letter is a space, adjacent to all those of its zone and to no other. */
  readonly loose?: true;
}

/** Something that stands or lies on a square (AD1-GRID-01, AD1-GRID-11). */
export interface FeatureEntry {
  readonly id: string;
  readonly name: Words;
  readonly solid?: true;
  readonly opaque?: true;
  readonly cover?: true;
  /** AD1-COMBAT-31. */
  readonly destructible?: true;
  /** Square effect: `lave`, `precipice`, `piege`, `interrupteur`. */
  readonly effect?: string;
}
