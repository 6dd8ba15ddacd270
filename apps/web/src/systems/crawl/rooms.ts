import type { Crawl } from '@souterrain/crawl/world';
import type { Lang } from '@souterrain/words';

/** « 2. Croisée des galeries »: numbered as the questions number rooms. */
export function roomName({ state: { board }, content }: Crawl, id: string, lang: Lang): string {
  const tile = board.rooms.find((room) => room.id === id)?.tile ?? '';
  const name = (board.drawn?.[tile] ?? content.tiles[tile])?.name[lang] ?? '';
  const number = /^r(\d+)$/.exec(id)?.[1];
  return number === undefined ? name : `${number}. ${name}`;
}

/** `r2-b` is zone B of room r2. */
export const zoneLetter = (zone: string): string => zone.slice(zone.lastIndexOf('-') + 1).toUpperCase();

export const roomOf = (zone: string): string => zone.slice(0, Math.max(0, zone.lastIndexOf('-')));
