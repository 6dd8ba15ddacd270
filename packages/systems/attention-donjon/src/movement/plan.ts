import type { Cell, Plan } from '@souterrain/dungeon';
import type { Figure, State } from '../state.ts';

/** The geometry of the board in play; worked out once for each board (`state.board` is replaced when it changes). */
export function planOn(_state: State): Plan {
  throw new Error('not built yet');
}
/** AD1-GRID-02: « au contact ». */
export function inContact(_state: State, _a: Figure, _b: Figure): boolean {
  throw new Error('not built yet');
}
export function zoneAt(_state: State, _cell: Cell): string {
  throw new Error('not built yet');
}
export function sameZone(_state: State, _a: Figure, _b: Figure): boolean {
  throw new Error('not built yet');
}
/** AD1-GRID-04, AD1-Q-18. */
export function zonesBetween(_state: State, _from: Cell, _to: Cell): number {
  throw new Error('not built yet');
}
/** AD1-GRID-07. */
export function sees(_state: State, _from: Cell, _to: Cell): boolean {
  throw new Error('not built yet');
}
/** AD1-GRID-09, AD1-Q-17. */
export function isMasked(_state: State, _from: Cell, _to: Cell): boolean {
  throw new Error('not built yet');
}
/** AD1-GRID-01: no figure and nothing solid. */
export function isEmpty(_state: State, _cell: Cell): boolean {
  throw new Error('not built yet');
}
