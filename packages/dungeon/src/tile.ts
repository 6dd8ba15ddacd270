import { SIDES, type Side, turned } from './cell.ts';

/** A room as drawn by its author: squares with a zone each, doors on its sides, scenery and square effects. */
export interface Tile {
  readonly width: number;
  readonly height: number;
  readonly squares: readonly TileSquare[];
  readonly doors: readonly TileDoor[];
}

export interface TileSquare {
  readonly x: number;
  readonly y: number;
  /** A letter of the drawing: zones are named within their room. */
  readonly zone: string;
  /** What stands or lies there, by id; most squares hold nothing. */
  readonly feature?: string | undefined;
}

export interface TileDoor {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
}

export interface TileIssue {
  readonly line: number;
  readonly column: number;
  readonly message: 'unknown-character' | 'ragged' | 'door-to-nowhere' | 'no-square' | 'zones-apart' | 'zone-split';
  readonly got?: string;
}

/**
 * Reads a drawing. Its outer frame holds the doors (`+`) and nothing else; inside, a lower-case letter is a square of
 * that zone, `#` is rock, and a legend gives the features: `{ P: { zone: 'a', feature: 'pilier' } }`.
 */
export function readTile(
  drawing: string,
  legend: Readonly<Record<string, { readonly zone: string; readonly feature: string }>> = {},
): { readonly tile: Tile; readonly issues: readonly TileIssue[] } {
  const lines = drawing.replace(/^\n+|\s+$/g, '').split('\n');
  const issues: TileIssue[] = [];
  const squares: TileSquare[] = [];
  const height = lines.length - 2;
  const width = Math.max(...lines.map((l) => l.length)) - 2;
  for (const [line, text] of lines.entries()) {
    if (text.length !== width + 2) issues.push({ line: line + 1, column: text.length + 1, message: 'ragged' });
    for (const [column, character] of [...text].entries()) {
      const framed = line === 0 || line === height + 1 || column === 0 || column === width + 1;
      if (framed) {
        if (character !== '+' && character !== '.')
          issues.push({ line: line + 1, column: column + 1, message: 'unknown-character', got: character });
        continue;
      }
      const drawn = /^[a-z]$/.test(character) ? { zone: character, feature: undefined } : legend[character];
      if (drawn) squares.push({ x: column - 1, y: line - 1, zone: drawn.zone, feature: drawn.feature });
      else if (character !== '#')
        issues.push({ line: line + 1, column: column + 1, message: 'unknown-character', got: character });
    }
  }
  const doors = readDoors(lines, squares, issues);
  const tile = { width, height, squares, doors };
  return { tile, issues: [...issues, ...checkZones(tile)] };
}

const STEP: Readonly<Record<Side, readonly [number, number]>> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** A `+` opens the nearest square behind it, across the frame. */
function readDoors(lines: readonly string[], squares: readonly TileSquare[], issues: TileIssue[]): readonly TileDoor[] {
  const doors: TileDoor[] = [];
  const has = (x: number, y: number) => squares.some((s) => s.x === x && s.y === y);
  for (const [line, text] of lines.entries())
    for (const [column, character] of [...text].entries()) {
      if (character !== '+') continue;
      const [x, y] = [column - 1, line - 1];
      const side = SIDES.find((s) => has(x - STEP[s][0], y - STEP[s][1]));
      if (side) doors.push({ x: x - STEP[side][0], y: y - STEP[side][1], side });
      else issues.push({ line: line + 1, column: column + 1, message: 'door-to-nowhere' });
    }
  return doors;
}

/** Every zone is one piece, and every zone can be walked to from the first. */
function checkZones(tile: Tile): readonly TileIssue[] {
  const { squares } = tile;
  if (squares.length === 0) return [{ line: 1, column: 1, message: 'no-square' }];
  const issues: TileIssue[] = [];
  if (flood(squares, () => true) < squares.length) issues.push({ line: 1, column: 1, message: 'zones-apart' });
  for (const zone of new Set(squares.map((s) => s.zone))) {
    const inZone = squares.filter((s) => s.zone === zone);
    if (flood(inZone, (s) => s.zone === zone) < inZone.length)
      issues.push({ line: inZone[0]!.y + 2, column: inZone[0]!.x + 2, message: 'zone-split', got: zone });
  }
  return issues;
}

function flood(squares: readonly TileSquare[], keep: (square: TileSquare) => boolean): number {
  const queue = [squares[0]!];
  const seen = new Set(queue);
  for (const { x, y } of queue)
    for (const [dx, dy] of Object.values(STEP)) {
      const next = squares.find((s) => s.x === x + dx && s.y === y + dy);
      if (!next || seen.has(next) || !keep(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  return queue.length;
}

/** The tile turned clockwise by quarters. */
export function rotated(tile: Tile, quarters: number): Tile {
  let { width, height, squares, doors } = tile;
  for (let q = 0; q < quarters % 4; q++) {
    const last = height - 1;
    squares = squares.map(({ x, y, zone, feature }) => ({ x: last - y, y: x, zone, feature }));
    doors = doors.map(({ x, y, side }) => ({ x: last - y, y: x, side: turned(side, 1) }));
    [width, height] = [height, width];
  }
  return { width, height, squares, doors };
}
