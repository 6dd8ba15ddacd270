import { type ByLang, countFr, WIDE } from '@souterrain/words';

/** What the keys and the map in words say of a floor. */
interface SpokenWords {
  at(name: string, square: string): string;
  hero(name: string, classe: string, pv: number, of: number): string;
  where(floor: number, square: string): string;
  readonly away: Readonly<Record<'landing' | 'out' | 'dead', string>>;
  purse(gold: number, gear: string): string;
  carries(list: string): string;
  spells(list: string): string;
  points(count: number): string;
  duel(creature: string): string;
  readonly waiting: string;
  now(name: string): string;
  next(names: string): string;
  readonly around: string;
  readonly creatures: string;
  readonly heroes: string;
  readonly things: string;
  offset(east: number, south: number): string;
  readonly here: string;
  /** What a direction holds: so many free squares, then something. */
  way(direction: string, free: number, then: string): string;
  readonly wall: string;
  readonly unseen: string;
}

const fr: SpokenWords = {
  at: (name, square) => `${name} en ${square}`,
  hero: (name, classe, pv, of) => `${name}, ${classe}. PV ${pv} sur ${of}.`,
  where: (floor, square) => `Étage ${floor}, case ${square}.`,
  away: { landing: 'Attend au palier.', out: 'Est sorti du donjon.', dead: 'A péri.' },
  purse: (gold, gear) => `${countFr(gold, 'pièce d’or', 'pièces d’or')}. ${gear}.`,
  carries: (list) => `Ceinture et sac${WIDE}: ${list}.`,
  spells: (list) => `Sorts${WIDE}: ${list}.`,
  points: (count) => `${countFr(count, 'point', 'points')} à placer.`,
  duel: (creature) => `En duel contre ${creature}.`,
  waiting: 'Frappent qui entre sur leur case, de la plus proche à la plus lointaine.',
  now: (name) => `Joue${WIDE}: ${name}.`,
  next: (names) => `Ensuite${WIDE}: ${names}.`,
  around: 'Autour de vous',
  creatures: 'Créatures',
  heroes: 'Héros',
  things: 'Choses à voir',
  offset: (east, south) =>
    [
      east !== 0 && `${Math.abs(east)} ${east > 0 ? 'à l’est' : 'à l’ouest'}`,
      south !== 0 && `${Math.abs(south)} ${south > 0 ? 'au sud' : 'au nord'}`,
    ]
      .filter(Boolean)
      .join(', '),
  here: 'sur votre case',
  way: (direction, free, then) =>
    `${direction}${WIDE}: ${free === 0 ? then : `${countFr(free, 'case libre', 'cases libres')}, puis ${then}`}`,
  wall: 'mur',
  unseen: 'inconnu',
};

const en: SpokenWords = {
  at: (name, square) => `${name} at ${square}`,
  hero: (name, classe, pv, of) => `${name}, ${classe}. PV ${pv} of ${of}.`,
  where: (floor, square) => `Floor ${floor}, square ${square}.`,
  away: { landing: 'Waits on the landing.', out: 'Has left the dungeon.', dead: 'Is dead.' },
  purse: (gold, gear) => `${gold} ${gold === 1 ? 'gold coin' : 'gold coins'}. ${gear}.`,
  carries: (list) => `Belt and bag: ${list}.`,
  spells: (list) => `Spells: ${list}.`,
  points: (count) => `${count} ${count === 1 ? 'point' : 'points'} to place.`,
  duel: (creature) => `In a duel with ${creature}.`,
  waiting: 'They strike whoever enters their square, nearest first.',
  now: (name) => `Acting: ${name}.`,
  next: (names) => `Then: ${names}.`,
  around: 'Around you',
  creatures: 'Creatures',
  heroes: 'Heroes',
  things: 'Things in sight',
  offset: (east, south) =>
    [
      east !== 0 && `${Math.abs(east)} ${east > 0 ? 'east' : 'west'}`,
      south !== 0 && `${Math.abs(south)} ${south > 0 ? 'south' : 'north'}`,
    ]
      .filter(Boolean)
      .join(', '),
  here: 'on your square',
  way: (direction, free, then) =>
    `${direction}: ${free === 0 ? then : `${free} free ${free === 1 ? 'square' : 'squares'}, then ${then}`}`,
  wall: 'a wall',
  unseen: 'unknown',
};

export const spokenWords: ByLang<SpokenWords> = { fr, en };
