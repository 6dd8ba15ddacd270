import type { Rank, SuitOrder } from '../../cards/index.ts';
import type { CardMatcher } from './room.ts';
import type { TreasureRow } from './treasure.ts';
import type { Words } from './words.ts';

export type RoomContents =
  | 'feuille'
  | 'rien'
  | { readonly encounter?: string; readonly peripetie?: string; readonly encounterFirst?: true };

export interface RoadRow {
  readonly cards: readonly CardMatcher[];
  readonly room: string;
  readonly tile: string;
  readonly next: string;
  readonly contents: RoomContents;
  /** AD1-EXPLO-14. */
  readonly uniqueLast?: true;
}

/** AD1-EVEN-01. */
export interface UnexpectedEvent {
  readonly id: string;
  readonly cards: readonly CardMatcher[];
  /** Boxes; null is permanent (AD1-EVEN-07). */
  readonly longevity: number | null;
  /** One for each play, the last one repeated (AD1-EVEN-09). */
  readonly effects: readonly EventEffect[];
}

export type EventEffect =
  | { readonly encounter: string }
  | { readonly peripetie: string }
  | { readonly damage: number }
  | { readonly defeat: true }
  | { readonly nothing: true };

export type Objective =
  | { readonly kill: 'boss' }
  | { readonly reach: string; readonly hold?: number }
  | { readonly collect: string; readonly count?: number }
  | { readonly escort: string }
  | { readonly survive: number }
  | { readonly leave: true };

export interface SetAside {
  readonly cards: readonly CardMatcher[];
  readonly until: { readonly room: string } | { readonly round: number };
}

/** AD1-SCEN-01. */
export interface ScenarioEntry {
  readonly id: string;
  readonly name: Words;
  readonly pitch: Words;
  readonly heroes: readonly [number, number];
  /** `heroRows`: rows of the drawing, from the north, where heroes may start (AD1-SCEN-02). */
  readonly start: { readonly room: string; readonly tile: string; readonly heroRows: readonly number[] };
  /** AD1-SCEN-05: squares of a room's drawing from which a hero may leave. */
  readonly exit?: { readonly room: string; readonly squares: readonly (readonly [number, number])[] };
  /** AD2-XEXPLO-03: cards kept out of the deck until a room is revealed, or a Round begins. */
  readonly aside?: readonly SetAside[];
  readonly suitOrder?: SuitOrder;
  readonly roundLimit: number | null;
  readonly road: readonly RoadRow[];
  readonly events: {
    /** None: the fallback table of AD1-EVEN-12. */
    readonly contents?: readonly { readonly cards: readonly CardMatcher[]; readonly gives: RoomContents }[];
    readonly unexpected: readonly UnexpectedEvent[];
  };
  /** Ids of encounters and péripéties, in the order AD1-EVEN-12 counts them. */
  readonly encounters: readonly string[];
  readonly peripeties: readonly string[];
  /** AD1-TRES-16: type by rank, or an item imposed. */
  readonly treasures?: Readonly<Partial<Record<Rank, string>>>;
  /** AD1-TRES-18: rows replaced, by table. */
  readonly treasureRows?: Readonly<Record<string, Readonly<Partial<Record<Rank, TreasureRow>>>>>;
  readonly objective: Objective;
  readonly bonusXp?: number;
  /** Deniers for each living hero on a victory. */
  readonly reward?: number;
  readonly replacements?: true;
}
