import type { Crawl } from '@souterrain/crawl/world';
import { type Cell, cellAt, xOf, yOf } from '@souterrain/dungeon';
import { type Lang, number } from '@souterrain/words';
import { Coordinate } from '../../ink/coordinate.tsx';
import { SQUARE } from '../../ink/grid.ts';
import type { Extent } from '../map/frame.ts';
import { boardWords } from './board-words.ts';
import type { Ground } from './ground.ts';
import { placeOfLabel } from './label-places.ts';
import { roomName, roomOf, zoneLetter } from './rooms.ts';

interface LabelsProps {
  readonly g: Crawl;
  readonly lang: Lang;
  readonly ground: Ground;
}

/** The names of rooms and zones, as questions and journal say them, where nobody stands on them. */
export function Labels({ g, lang, ground: { plan, zones, at } }: LabelsProps) {
  const { figures, board } = g.state;
  const standing = figures.filter(({ status }) => status === 'plateau');
  const taken = new Set(standing.map(({ cell }) => cell));
  // The name of a hero hangs over the top of the square below.
  const named = new Set(standing.filter(({ hero }) => hero).map(({ cell }) => cellAt(xOf(cell), yOf(cell) + 1)));
  // The leaf of an open door swings over its square.
  for (const { cell, status } of board.doors) if (status === 'ouverte') taken.add(cell);
  const isFree = (cell: Cell) => !taken.has(cell) && plan.squares.get(cell)?.feature === undefined;
  const isFreeAtop = (cell: Cell) => isFree(cell) && !named.has(cell);
  const rooms = new Map<string, Cell[]>();
  for (const { id, cells } of zones) rooms.set(roomOf(id), [...(rooms.get(roomOf(id)) ?? []), ...cells]);
  return (
    <g class="labels">
      {[...rooms].map(([room, cells]) => {
        const text = roomName(g, room, lang);
        const { x, y } = at(placeOfLabel({ text, cells, from: 'top', isFree: isFreeAtop }));
        return (
          <text key={room} x={x * SQUARE + 8} y={y * SQUARE + 14}>
            {text}
          </text>
        );
      })}
      {zones.map(({ id, cells }) => {
        const text = boardWords[lang].zone(zoneLetter(id));
        const { x, y } = at(placeOfLabel({ text, cells, from: 'bottom', isFree }));
        return (
          <text key={id} x={x * SQUARE + 8} y={(y + 1) * SQUARE - 5}>
            {text}
          </text>
        );
      })}
    </g>
  );
}

/** Columns above the map and rows on its left, as « 3;1 » names a square; at the edge of a part of the map too. */
export function Coordinates({ ground: { plan, left, top }, seen }: { readonly ground: Ground; readonly seen: Extent }) {
  const edge = { x: Math.max(0, seen.left - left * SQUARE), y: Math.max(0, seen.top - top * SQUARE) };
  const cells = [...plan.squares.keys()];
  const middle = (value: number, from: number) => (value - from + 0.5) * SQUARE;
  return (
    <g class="coordinates">
      {[...new Set(cells.map(xOf))].map((x) => (
        <Coordinate key={`x${x}`} value={number(x)} x={middle(x, left)} y={edge.y + 7} />
      ))}
      {[...new Set(cells.map(yOf))].map((y) => (
        <Coordinate key={`y${y}`} value={number(y)} x={edge.x + 11} y={middle(y, top)} />
      ))}
    </g>
  );
}
