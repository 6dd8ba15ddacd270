import type { Side } from '@souterrain/dungeon';
import { type ByLang, THIN, WIDE } from '@souterrain/words';
import type { BoardWords } from '../board-words.ts';

type DoorStatus = keyof BoardWords['doors'];

/** What the keys and the map in words say of a crawl. */
interface SpokenWords {
  at(name: string, square: string): string;
  gauge(label: string, left: number, of: number): string;
  states(list: string): string;
  carries(list: string): string;
  stands(place: string, square: string): string;
  readonly away: Readonly<Record<'reserve' | 'parti' | 'mort', string>>;
  threat(name: string, attack: string): string;
  readonly contact: string;
  zonesAway(count: number): string;
  readonly here: string;
  readonly unreachable: string;
  now(name: string): string;
  next(names: string): string;
  played(names: string): string;
  door(status: DoorStatus, side: Side, square: string): string;
  ways(places: readonly string[]): string;
  /** A room before it is laid: its first and last squares, and its Portes besides the one that leads to it. */
  laid(
    span: { readonly from: string; readonly to: string },
    doors: readonly { readonly side: Side; readonly square: string }[],
  ): string;
  furniture(list: string): string;
  readonly alone: string;
}

const SIDES_FR: Readonly<Record<Side, string>> = { n: 'au nord', e: 'à l’est', s: 'au sud', w: 'à l’ouest' };
const SIDES_EN: Readonly<Record<Side, string>> = { n: 'north', e: 'east', s: 'south', w: 'west' };
const DOORS_FR: Readonly<Record<DoorStatus, string>> = {
  inconnue: 'Porte inconnue',
  ouverte: 'Passage ouvert',
  fermee: 'Porte fermée',
  impasse: 'Impasse',
};
const DOORS_EN: Readonly<Record<DoorStatus, string>> = {
  inconnue: 'Unknown door',
  ouverte: 'Open passage',
  fermee: 'Closed door',
  impasse: 'Dead end',
};

const fr: SpokenWords = {
  at: (name, square) => `${name} en ${square}`,
  gauge: (label, left, of) => `${label} ${left} sur ${of}`,
  states: (list) => `États${WIDE}: ${list}`,
  carries: (list) => `En main ou porté${WIDE}: ${list}`,
  stands: (place, square) => `En ${square}, ${place}`,
  away: { reserve: 'Attend devant la porte.', parti: 'A quitté le donjon.', mort: 'A péri.' },
  threat: (name, attack) => `${name}${WIDE}: ${attack}`,
  contact: 'au contact',
  zonesAway: (count) => (count === 1 ? 'à une zone' : `à ${count} zones`),
  here: 'votre zone',
  unreachable: 'hors d’atteinte à pied',
  now: (name) => `Joue${WIDE}: ${name}`,
  next: (names) => `Ensuite${WIDE}: ${names}`,
  played: (names) => `Ont joué${WIDE}: ${names}`,
  door: (status, side, square) => `${DOORS_FR[status]} ${SIDES_FR[side]} de ${square}`,
  ways: (places) => `Mène à${WIDE}: ${places.join(`${THIN}; `)}`,
  laid: ({ from, to }, doors) =>
    `de ${from} à ${to}, ${doors.length === 0 ? 'sans autre Porte' : `Portes ${doors.map(({ side, square }) => `${SIDES_FR[side]} de ${square}`).join(', ')}`}`,
  furniture: (list) => `Décor${WIDE}: ${list}`,
  alone: 'Personne',
};

const en: SpokenWords = {
  at: (name, square) => `${name} at ${square}`,
  gauge: (label, left, of) => `${label} ${left} of ${of}`,
  states: (list) => `States: ${list}`,
  carries: (list) => `In hand or worn: ${list}`,
  stands: (place, square) => `At ${square}, ${place}`,
  away: { reserve: 'Waits at the gate.', parti: 'Has left the dungeon.', mort: 'Has fallen.' },
  threat: (name, attack) => `${name}: ${attack}`,
  contact: 'in contact',
  zonesAway: (count) => (count === 1 ? 'one zone away' : `${count} zones away`),
  here: 'your zone',
  unreachable: 'out of walking reach',
  now: (name) => `Acting: ${name}`,
  next: (names) => `Then: ${names}`,
  played: (names) => `Have played: ${names}`,
  door: (status, side, square) => `${DOORS_EN[status]} on the ${SIDES_EN[side]} side of ${square}`,
  ways: (places) => `Leads to: ${places.join('; ')}`,
  laid: ({ from, to }, doors) =>
    `from ${from} to ${to}, ${doors.length === 0 ? 'no other door' : `doors on the ${doors.map(({ side, square }) => `${SIDES_EN[side]} side of ${square}`).join(', ')}`}`,
  furniture: (list) => `Furnishings: ${list}`,
  alone: 'Nobody',
};

export const spokenWords: ByLang<SpokenWords> = { fr, en };
