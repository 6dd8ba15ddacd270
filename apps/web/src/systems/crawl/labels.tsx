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
  return (
    <g class="labels">
      {[...rooms].map(([room, { x, y }]) => (
        <text key={room} x={x * SQUARE + 5} y={y * SQUARE + 13}>
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
        <text key={`x${x}`} x={middle(x, left)} y={edge.y + 11}>
          {number(x)}
        </text>
      ))}
      {[...new Set(cells.map(yOf))].map((y) => (
        <text key={`y${y}`} x={edge.x + 9} y={middle(y, top) + 4}>
          {number(y)}
        </text>
      ))}
    </g>
  );
}
