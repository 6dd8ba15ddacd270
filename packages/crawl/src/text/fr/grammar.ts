import { countFr as count } from '@souterrain/words';
import type { Grammar } from '../catalogue.ts';

export { countFr as count, deFr as de, listFr as list } from '@souterrain/words';

export const dice = (n: number): string => (n === 0 ? 'aucun dé' : count(n, 'dé', 'dés'));
export const deniers = (n: number): string => count(n, 'denier', 'deniers');

/** `porte-r2-1` is the first Porte of room 2. */
function doorOf(id: string | number | undefined): string {
  const [, room, door] = /r(\d+)-(\d+)$/.exec(String(id)) ?? [];
  return door === undefined ? 'Porte' : `Porte ${door}, salle ${room}`;
}

/** `r2-b` is zone B of room 2. */
function zoneOf(id: string | number | undefined): string {
  const [, room, zone] = /^r(\d+)-(\w+)$/.exec(String(id)) ?? [];
  return zone === undefined ? 'zone' : `zone ${zone.toUpperCase()}, salle ${room}`;
}

export const grammar: Grammar = { lang: 'fr', count, dice, deniers, door: doorOf, zone: zoneOf };
