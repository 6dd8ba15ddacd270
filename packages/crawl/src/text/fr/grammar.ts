import { countFr as count, type Labelled } from '@souterrain/words';

export { countFr as count, deFr as de, listFr as list, typesetFr as typeset } from '@souterrain/words';

export const dice = (n: number): string => (n === 0 ? 'aucun dé' : count(n, 'dé', 'dés'));
export const deniers = (n: number): string => count(n, 'denier', 'deniers');

export const one = (label: string, hint?: string): Labelled => (hint ? { label, hint } : { label });

/** Parts that may be missing, in one hint. */
export const hints = (...parts: readonly (string | undefined)[]): string => parts.filter((part) => part).join(', ');

/** `porte-r2-1` is the first Porte of room 2. */
export function doorOf(id: string | number | undefined): string {
  const [, room, door] = /r(\d+)-(\d+)$/.exec(String(id)) ?? [];
  return door === undefined ? 'Porte' : `Porte ${door}, salle ${room}`;
}

/** `r2-b` is zone B of room 2. */
export function zoneOf(id: string | number | undefined): string {
  const [, room, zone] = /^r(\d+)-(\w+)$/.exec(String(id)) ?? [];
  return zone === undefined ? 'zone' : `zone ${zone.toUpperCase()}, salle ${room}`;
}
