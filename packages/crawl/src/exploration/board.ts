import { across, type Cell, cellAt, opposite, type Side, turned, xOf, yOf } from '@souterrain/dungeon';
import type { Stocked } from '../content/content.ts';
import { tileOn } from '../movement/plan.ts';
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
export function placementsOf(g: Stocked, board: Board, door: Door, tile: string): readonly Placement[] {
  const target = across(door.cell, door.side);
  const facing = opposite(door.side);
  const { squares: taken } = g.content.surveys.of(board).plan;
  const found: Placement[] = [];
  for (const [index, { side }] of laidTile(g, board, tile, 0).doors.entries()) {
    const quarters = [0, 1, 2, 3].find((q) => turned(side, q) === facing)!;
    const laid = laidTile(g, board, tile, quarters);
    const at = laid.doors[index]!;
    const x = xOf(target) - at.x;
    const y = yOf(target) - at.y;
    if (laid.squares.every((s) => !taken.has(cellAt(x + s.x, y + s.y)))) found.push({ door: index, x, y, quarters });
  }
  return found;
}

/** AD1-EXPLO-14: a room that fits nowhere lies apart, far from every other. */
export function apartFrom(g: Stocked, board: Board, tile: string): Placement {
  const rooms = board.rooms.map((room) => room.x + tileOn(g, board, room).width);
  const { height } = laidTile(g, board, tile, 0);
  return { door: 0, x: Math.max(...rooms) + 3, y: -Math.floor(height / 2), quarters: 0 };
}

/** A room to lay behind a Porte. */
interface Laying {
  readonly door: Door;
  readonly room: PlacedRoom;
  /** Index of the room's own door that meets the Porte. */
  readonly entrance: number;
  readonly apart?: boolean;
}

/** The board with a room laid behind a Porte. */
export const boardWith = (g: Stocked, board: Board, laying: Laying): Board =>
  boardOf(board, [...board.rooms, laying.room], doorsWith(g, board, laying));

/** Written out: boards of one shape are read much faster. */
function boardOf({ changes, drawn }: Board, rooms: Board['rooms'], doors: Board['doors']): Board {
  return drawn === undefined ? { rooms, doors, changes } : { rooms, doors, changes, drawn };
}

/** AD1-EXPLO-18: what becomes of every Porte once the room lies there. */
export function doorsWith(g: Stocked, board: Board, { door, room, entrance, apart = false }: Laying): readonly Door[] {
  const laid = tileOn(g, board, room);
  const inside = laid.doors[entrance]!;
  const entry = cellAt(room.x + inside.x, room.y + inside.y);
  const opened: Door = apart ? { ...door, status: 'ouverte', joins: entry } : { ...door, status: 'ouverte' };
  let doors: Door[] = board.doors.map((d) => (d.id === door.id ? opened : d));
  for (const [index, { x, y, side }] of laid.doors.entries()) {
    if (index === entrance) continue;
    const cell = cellAt(room.x + x, room.y + y);
    const met = doors.find((d) => d.status === 'inconnue' && isSameSide(d, { cell, side }));
    if (met) doors = doors.map((d) => (d === met ? { ...d, status: 'ouverte' } : d));
    else doors.push({ id: doorId(room.id, index), cell, side, room: room.id, status: 'inconnue' });
  }
  for (const inner of innerDoorsOf(g, board, room)) doors.push(inner);
  const { squares } = g.content.surveys.of(board).plan;
  const isTaken = (cell: Cell): boolean =>
    squares.has(cell) || laid.squares.some(({ x, y }) => cellAt(room.x + x, room.y + y) === cell);
  return walledOff(doors, isTaken);
}

export const doorId = (room: string, index: number): string => `porte-${room}-${index + 1}`;

/** AD1-EXPLO-17. */
export const innerDoorsOf = (g: Stocked, board: Board, room: PlacedRoom): readonly Door[] =>
  innerSides(g, board, room).map(({ x, y, side }, index) => ({
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
  const unknown = doors.filter(isUnknown);
  const walled = unknown.filter((d) => isTaken(across(d.cell, d.side)));
  if (walled.length === 0) return doors;
  // One Porte always stays: the oldest of those that would all become dead ends.
  const kept = walled.length === unknown.length ? walled[0] : undefined;
  return doors.map((d) => (walled.includes(d) && d !== kept ? { ...d, status: 'impasse' as const } : d));
}

export const isUnknown = ({ status }: Door): boolean => status === 'inconnue';

export const unknownDoors = (board: Board): readonly Door[] => board.doors.filter(isUnknown);

export function doorNamed(board: Board, id: string): Door {
  const door = board.doors.find((d) => d.id === id);
  if (!door) throw new Error(`no door ${id}`);
  return door;
}

export function withDoor(board: Board, id: string, status: Door['status']): Board {
  const doors = board.doors.map((d) => (d.id === id ? { ...d, status } : d));
  return boardOf(board, board.rooms, doors);
}

/** Something put down on a square, or taken away. */
export const withChange = (board: Board, cell: Cell, feature: string | null): Board => ({
  ...board,
  changes: { ...board.changes, [cell]: feature },
});
