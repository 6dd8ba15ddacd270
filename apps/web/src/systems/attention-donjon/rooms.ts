import { type AD1View, SCENARIOS, TILES } from '@souterrain/attention-donjon';
import type { Lang } from '@souterrain/words';

/** The scenario in play; none while one is still to be drawn. */
export const scenarioIn = ({ generated, scenario }: AD1View) => generated ?? SCENARIOS[scenario];

/** « 2. Croisée des galeries »: numbered as the questions number rooms. */
export function roomName({ board }: AD1View, id: string, lang: Lang): string {
  const tile = board.rooms.find((room) => room.id === id)?.tile ?? '';
  const name = (board.drawn?.[tile] ?? TILES[tile])?.name[lang] ?? '';
  const number = /^r(\d+)$/.exec(id)?.[1];
  return number === undefined ? name : `${number}. ${name}`;
}

/** `r2-b` is zone B of room r2. */
export const zoneLetter = (zone: string): string => zone.slice(zone.lastIndexOf('-') + 1).toUpperCase();

export const roomOf = (zone: string): string => zone.slice(0, Math.max(0, zone.lastIndexOf('-')));
