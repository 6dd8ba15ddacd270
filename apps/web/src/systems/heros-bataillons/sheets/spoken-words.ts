import { type ByLang, THIN, WIDE } from '@souterrain/words';

/** What the keys and the map in words say of a scene. */
interface SpokenWords {
  stands(zone: string): string;
  readonly nowhere: string;
  states(list: string): string;
  ready(list: string): string;
  chance(left: number, of: number): string;
  armour(value: number): string;
  threat(name: string, weapon: string, range: string): string;
  /** By the number of links between two zones. */
  readonly ranges: readonly [string, string, string];
  readonly tooFar: string;
  readonly here: string;
  linksAway(count: number): string;
  now(name: string): string;
  next(names: string): string;
  acted(names: string): string;
  ways(places: readonly string[]): string;
  closed(zone: string): string;
  through(zone: string, kind: string): string;
  holds(list: string): string;
}

const fr: SpokenWords = {
  stands: (zone) => `Dans ${zone}.`,
  nowhere: 'Hors de la scène.',
  states: (list) => `États${WIDE}: ${list}.`,
  ready: (list) => `Prêt ou en main${WIDE}: ${list}.`,
  chance: (left, of) => `Chance (CHA) ${left} sur ${of}`,
  armour: (value) => `Armure ${value}`,
  threat: (name, weapon, range) => `${name}, ${range}${WIDE}: ${weapon}.`,
  ranges: ['adjacent', 'proche', 'loin'],
  tooFar: 'hors de portée',
  here: 'votre zone',
  linksAway: (count) => (count === 1 ? 'à un passage' : `à ${count} passages`),
  now: (name) => `Joue${WIDE}: ${name}.`,
  next: (names) => `Doivent encore jouer${WIDE}: ${names}.`,
  acted: (names) => `Ont joué${WIDE}: ${names}.`,
  ways: (places) => `Mène à${WIDE}: ${places.join(`${THIN}; `)}`,
  closed: (zone) => `${zone} (porte fermée)`,
  through: (zone, kind) => `${zone} (${kind})`,
  holds: (list) => `On y trouve${WIDE}: ${list}`,
};

const en: SpokenWords = {
  stands: (zone) => `In ${zone}.`,
  nowhere: 'Not in the scene.',
  states: (list) => `States: ${list}.`,
  ready: (list) => `Ready or in hand: ${list}.`,
  chance: (left, of) => `Chance (CHA) ${left} of ${of}`,
  armour: (value) => `Armour ${value}`,
  threat: (name, weapon, range) => `${name}, ${range}: ${weapon}.`,
  ranges: ['adjacent', 'near', 'far'],
  tooFar: 'out of range',
  here: 'your zone',
  linksAway: (count) => (count === 1 ? 'one passage away' : `${count} passages away`),
  now: (name) => `Acting: ${name}.`,
  next: (names) => `Still to act: ${names}.`,
  acted: (names) => `Have acted: ${names}.`,
  ways: (places) => `Leads to: ${places.join('; ')}`,
  closed: (zone) => `${zone} (closed door)`,
  through: (zone, kind) => `${zone} (${kind})`,
  holds: (list) => `Holds: ${list}`,
};

export const spokenWords: ByLang<SpokenWords> = { fr, en };
