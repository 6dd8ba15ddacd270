import type { Board } from '../state.ts';

/** Boards with the same signature have the same geometry; undefined for rooms that no other game knows. */
export function signatureOf({ rooms, doors, changes, drawn }: Board): string | undefined {
  if (drawn) return undefined;
  let signature = '';
  for (const { id, tile, x, y, quarters } of rooms) signature += `${id} ${tile} ${x} ${y} ${quarters};`;
  for (const { cell, side, status, joins } of doors) signature += `${cell}${side}${status}${joins ?? ''};`;
  for (const cell in changes) signature += `${cell} ${changes[Number(cell)] ?? ''};`;
  return signature;
}
