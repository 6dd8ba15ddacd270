import type { Crawl } from '@souterrain/crawl/world';
import { type Cell, xOf, yOf } from '@souterrain/dungeon';
import { type Lang, number } from '@souterrain/words';
import { boardWords } from '../board-words.ts';
import { roomName, roomOf, zoneLetter } from '../rooms.ts';

/** « 3;1 », as the questions and the edge of the map name a square. */
export const squareName = (cell: Cell): string => `${number(xOf(cell))};${number(yOf(cell))}`;

/** « 2. Croisée des galeries, zone A ». */
export const zoneName = (g: Crawl, zone: string, lang: Lang): string =>
  `${roomName(g, roomOf(zone), lang)}, ${boardWords[lang].zone(zoneLetter(zone))}`;
