import { across, type Cell, cellAt, opposite, type Side, turned, xOf, yOf } from '@souterrain/dungeon';
import { tileOn } from '../movement/plan.ts';
import { surveyOf } from '../movement/survey.ts';
import type { Board, Door, PlacedRoom } from '../state.ts';
import { innerSides, laidTile } from './tiles.ts';

/** One way of laying a room against a Porte: which of its doors meets it, and how the room lies then. */
export interface Placement {
  /** Index of the door in the drawing. */
  readonly door: number;
  readonly x: number;
  readonly y: number;
  readonly quarters: number;
}

/** AD1-EXPLO-15, AD1-EXPLO-18: every door of the room on the Porte, facing it, that overlaps nothing. */
export function placementsOf(board: Board, door: Door, tile: string): readonly Placement[] {
  const target = across(door.cell, door.side);
  const facing = opposite(door.side);
  const { squares: taken } = surveyOf(board).plan;
  const found: Placement[] = [];
  for (const [index, { side }] of laidTile(board, tile, 0).doors.entries()) {
    const quarters = [0, 1, 2, 3].find((q) => turned(side, q) === facing)!;
    const laid = laidTile(board, tile, quarters);
    const at = laid.doors[index]!;
    const x = xOf(target) - at.x;
    const y = yOf(target) - at.y;
    if (laid.squares.every((s) => !taken.has(cellAt(x + s.x, y + s.y)))) found.push({ door: index, x, y, quarters });
  }
  return found;
}

/** AD1-EXPLO-14: a room that fits nowhere lies apart, far from every other. */
export function apartFrom(board: Board, tile: string): Placement {
  const rooms = board.rooms.map((room) => room.x + tileOn(board, room).width);
  const { height } = laidTile(board, tile, 0);
  return { door: 0, x: Math.max(...rooms) + 3, y: -Math.floor(height / 2), quarters: 0 };
}

/** The board with a room laid behind a Porte: see AD1-EXPLO-18 for what becomes of every Porte. */
export function boardWith(
  board: Board,
  { door, room, apart = false }: { door: Door; room: PlacedRoom & { readonly entrance: number }; apart?: boolean },
): Board {
  const { entrance, ...placed } = room;
  const laid = tileOn(board, placed);
  const inside = laid.doors[entrance]!;
  const entry = cellAt(placed.x + inside.x, placed.y + inside.y);
  const opened: Door = apart ? { ...door, status: 'ouverte', joins: entry } : { ...door, status: 'ouverte' };
  const rooms = [...board.rooms, placed];
  let doors: Door[] = board.doors.map((d) => (d.id === door.id ? opened : d));
  for (const [index, { x, y, side }] of laid.doors.entries()) {
    if (index === entrance) continue;
    const cell = cellAt(placed.x + x, placed.y + y);
    const met = doors.find((d) => d.status === 'inconnue' && isSameSide(d, { cell, side }));
    if (met) doors = doors.map((d) => (d === met ? { ...d, status: 'ouverte' } : d));
    else doors.push({ id: doorId(placed.id, index), cell, side, room: placed.id, status: 'inconnue' });
  }
  doors.push(...innerDoorsOf(board, placed));
  const { squares } = surveyOf(board).plan;
  const isTaken = (cell: Cell): boolean =>
    squares.has(cell) || laid.squares.some(({ x, y }) => cellAt(placed.x + x, placed.y + y) === cell);
  return { ...board, rooms, doors: walledOff(doors, isTaken) };
}

export const doorId = (room: string, index: number): string => `porte-${room}-${index + 1}`;

/** AD1-EXPLO-17. */
export const innerDoorsOf = (board: Board, room: PlacedRoom): readonly Door[] =>
  innerSides(board, room).map(({ x, y, side }, index) => ({
    id: `battant-${room.id}-${index + 1}`,
    cell: cellAt(room.x + x, room.y + y),
    side,
    room: room.id,
    status: 'fermee',
    inner: true,
  }));

/** The same side of the same wall, seen from either square. */
const isSameSide = (a: { cell: Cell; side: Side }, b: { cell: Cell; side: Side }): boolean =>
  (a.cell === b.cell && a.side === b.side) || (across(a.cell, a.side) === b.cell && opposite(a.side) === b.side);

/** Portes that now lie against the wall of a room are dead ends, unless the last unrevealed one would be lost. */
function walledOff(doors: readonly Door[], isTaken: (cell: Cell) => boolean): readonly Door[] {
  const unknown = doors.filter((d) => d.status === 'inconnue');
  const walled = unknown.filter((d) => isTaken(across(d.cell, d.side)));
  if (walled.length === 0) return doors;
  // One Porte always stays: the oldest of those that would all become dead ends.
  const kept = walled.length === unknown.length ? walled[0] : undefined;
  return doors.map((d) => (walled.includes(d) && d !== kept ? { ...d, status: 'impasse' as const } : d));
}

export const unknownDoors = (board: Board): readonly Door[] => board.doors.filter((d) => d.status === 'inconnue');

export function doorNamed(board: Board, id: string): Door {
  const door = board.doors.find((d) => d.id === id);
  if (!door) throw new Error(`no door ${id}`);
  return door;
}

export const withDoor = (board: Board, id: string, status: Door['status']): Board => ({
  ...board,
  doors: board.doors.map((d) => (d.id === id ? { ...d, status } : d)),
});

/** Something put down on a square, or taken away. */
export const withChange = (board: Board, cell: Cell, feature: string | null): Board => ({
  ...board,
  changes: { ...board.changes, [cell]: feature },
});
