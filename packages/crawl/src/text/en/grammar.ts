import { pluralEn } from '@souterrain/words';
import type { Grammar } from '../catalogue.ts';

export const count = (n: number, one: string, many: string): string => `${n} ${pluralEn(n, one, many)}`;
export const dice = (n: number): string => (n === 0 ? 'no die' : count(n, 'die', 'dice'));
export const deniers = (n: number): string => count(n, 'denier', 'deniers');

export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** `porte-r2-1` is the first Porte of room 2. */
function doorOf(id: string | number | undefined): string {
  const [, room, door] = /r(\d+)-(\d+)$/.exec(String(id)) ?? [];
  return door === undefined ? 'Porte' : `Porte ${door}, room ${room}`;
}

/** `r2-b` is zone B of room 2. */
function zoneOf(id: string | number | undefined): string {
  const [, room, zone] = /^r(\d+)-(\w+)$/.exec(String(id)) ?? [];
  return zone === undefined ? 'zone' : `zone ${zone.toUpperCase()}, room ${room}`;
}

export const grammar: Grammar = { lang: 'en', count, dice, deniers, door: doorOf, zone: zoneOf };
