import type { CrawlView } from '@souterrain/crawl/view';
import { xOf, yOf } from '@souterrain/dungeon';
import { type Lang, number } from '@souterrain/words';
import { SQUARE } from '../../ink/grid.ts';
import type { Extent } from '../map/frame.ts';
import { boardWords } from './board-words.ts';
import type { Ground } from './ground.ts';
import { roomName, roomOf, zoneLetter } from './rooms.ts';

interface LabelsProps {
  readonly view: CrawlView;
  readonly lang: Lang;
  readonly ground: Ground;
}

/** The names of rooms and zones, as questions and journal say them. */
export function Labels({ view, lang, ground: { zones, at } }: LabelsProps) {
  const rooms = new Map<string, { x: number; y: number }>();
  for (const { id, cells } of zones)
    for (const cell of cells) {
      const place = at(cell);
      const first = rooms.get(roomOf(id));
      if (!first || place.y < first.y || (place.y === first.y && place.x < first.x)) rooms.set(roomOf(id), place);
    }
  // The seal of a Porte above would hide the name of the room.
  const under = (left: number, top: number) =>
    view.board.doors.some(({ cell, side, status }) => {
      const { x, y } = at(cell);
      return status === 'inconnue' && side === 'n' && y === top && x >= left && x <= left + 2;
    });
  return (
    <g class="labels">
      {[...rooms].map(([room, { x, y }]) => (
        <text key={room} x={x * SQUARE + 5} y={y * SQUARE + (under(x, y) ? 22 : 13)}>
          {roomName(view, room, lang)}
        </text>
      ))}
      {zones.map(({ id, cells }) => {
        const low = cells.map(at).reduce((a, b) => (b.y > a.y || (b.y === a.y && b.x < a.x) ? b : a));
        return (
          <text key={id} x={low.x * SQUARE + 5} y={(low.y + 1) * SQUARE - 5}>
            {boardWords[lang].zone(zoneLetter(id))}
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
        <Coordinate key={`x${x}`} value={x} x={middle(x, left)} y={edge.y + 7} />
      ))}
      {[...new Set(cells.map(yOf))].map((y) => (
        <Coordinate key={`y${y}`} value={y} x={edge.x + 11} y={middle(y, top)} />
      ))}
    </g>
  );
}

/** On rock of its own: a stroke of the hatching beside a number would read as its sign. */
const Coordinate = ({ value, x, y }: { readonly value: number; readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect x="-11" y="-8" width="22" height="16" rx="4" />
    <text y="4.500">{number(value)}</text>
  </g>
);
