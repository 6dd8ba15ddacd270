import type { Watcher, World } from '@souterrain/kernel';
import type { WithContent } from './content/index.ts';
import type { C50Event } from './events.ts';
import type { Direction } from './floors/directions.ts';
import type { Variants } from './variants.ts';

export type Characteristic = 'for' | 'agi' | 'end' | 'int' | 'cha';
/** C50-CAR-01. */
export const CHARACTERISTICS: readonly Characteristic[] = ['for', 'agi', 'end', 'int', 'cha'];

export interface Hero {
  readonly seat: number;
  readonly classe: string;
  /** C50-CAR-13: never lowered. */
  readonly car: Record<Characteristic, number>;
  pv: number;
  /** Permanent bonuses: B of C50-PV-05 and Bonus ATK of C50-DEG-04. */
  bonusPv: number;
  bonusAtk: number;
  /** Skill points kept for later (C50-PC-07). */
  points: number;
  gold: number;
  weapons: string[];
  armours: string[];
  /** Which of `armours` is worn. */
  worn: string | null;
  shields: number;
  scrolls: string[];
  spells: string[];
  /** Spells that come back on the next floor (C50-Q-21). */
  forgotten: string[];
  potions: string[];
  /** `landing`: left the floor, waits for the others; `out`: left floor 50. */
  status: 'exploring' | 'landing' | 'out' | 'dead';
  floor: number;
  cell: number;
  floorsLeft: number;
  /** On this floor, and in all. */
  turn: number;
  turns: number;
  /** What can be done once a floor, by each hero: creatures and chests are for the first who comes (C50-MULT-03). */
  drank: boolean;
  sureStepUsed: boolean;
  stoneSkinUsed: boolean;
  guardianBeaten: boolean;
}

export interface Creature {
  readonly id: string;
  readonly car: number;
  pv: number;
  readonly damage: number;
  readonly atk: number;
  readonly armour: number;
  readonly gold: number;
}

export interface Floor {
  readonly number: number;
  readonly side: number;
  /** One character a square, row by row: see `SQUARES`. */
  cells: string;
  readonly entry: number;
  readonly stairs: number;
  /** By square. */
  readonly creatures: Record<number, Creature>;
  /** The guardian of the stairs, unwounded unless it is shared (C50-Q-26). */
  guardian: Creature;
  /** With fog (C50-Q-07): '1' for each square that was seen. */
  seen: string;
}

/** A floor as far as it was seen: squares never seen are '?' and hide what stands on them. */
export interface FloorView extends Omit<Floor, 'creatures' | 'guardian' | 'seen' | 'stairs'> {
  readonly creatures: Readonly<Record<number, Creature>>;
  /** -1 while the stairs have not been seen. */
  readonly stairs: number;
  /** null until then: the guardian stands on them. */
  readonly guardian: Creature | null;
}

/** C50-CASE-09: what a square can hold. Creatures stand on open squares and are kept apart. */
export const SQUARES = {
  open: '.',
  wall: '#',
  web: '~',
  trap: '^',
  chest: 'c',
  fountain: 'f',
  merchant: 'm',
  stairs: '>',
} as const;

export type FoeKind = 'square' | 'guardian' | 'patrol';

export interface Fight {
  readonly seat: number;
  readonly kind: FoeKind;
  readonly creature: Creature;
  exchange: number;
  stoneSkin: boolean;
  /** Damage of a fumble that waits for the next hit (C50-Q-20). */
  pending: number;
}

export interface Move {
  readonly seat: number;
  result: number;
  left: number;
  direction: Direction | null;
}

export interface C50State {
  readonly variants: Variants;
  readonly heroes: Hero[];
  /** One, or in a race one for each floor that somebody is on. */
  floors: Floor[];
  /** The seat whose turn it is, or was last. */
  active: number;
  move: Move | null;
  fight: Fight | null;
}

/** Every step of a floor: `steps[cell * 8 + direction]` is the square it leads to, or -1 where it is blocked. */
export type Steps = readonly number[];

/** One game as its rules hold it. */
export interface C50 extends World<C50State, C50Event>, WithContent {
  /** Where each step leads on the floors in play, by their number: walls never change, so it is worked out once. */
  readonly steps: Map<number, Steps>;
  over(state: C50State, watcher?: Watcher<C50Event>): C50;
}

/** What a rule reads to say what would be, and not what is done. */
export type Known = Pick<C50, 'content' | 'state'>;

export function floorOf(state: C50State, hero: Hero): Floor {
  for (const floor of state.floors) if (floor.number === hero.floor) return floor;
  throw new Error(`no floor ${hero.floor}`);
}

export const isAlive = (hero: Hero): boolean => hero.status !== 'dead';

/** C50-PV-01, C50-PV-02, C50-PV-05: 10 + 3 x END + B, the one use of END but for the fountain (C50-CAR-04). */
export const maxPv = (hero: Hero): number => 10 + 3 * hero.car.end + hero.bonusPv;

/** C50-CLS-04. */
export const isMage = ({ content }: WithContent, hero: Hero): boolean => content.classes[hero.classe]!.magic === true;
