import type { Cell, Side } from '@souterrain/dungeon';
import type { SeatId } from '@souterrain/kernel';
import type { CardId, DeckState, SuitedCard } from './cards/index.ts';
import type { Placement, RoomTile, ScenarioEntry } from './content/types.ts';
import type { FigureId, GroupId } from './ids.ts';
import type { Phase, Player, Slot, Turn } from './rounds/state.ts';
import type { Variants } from './variants.ts';

export type { FigureId, GroupId } from './ids.ts';
export type { Phase, Player, Slot, Turn } from './rounds/state.ts';

type Camp = 'heros' | 'hostile' | 'neutre';

/** When something that lasts ends (AD1-ROUND-03 to AD1-ROUND-08). */
export type Until =
  /** Counted down in Résolution des effets; 1 is the end of this Round. */
  | { readonly in: 'rounds'; readonly left: number }
  /** The start or the end of the next turn of a figure; `since` is the Round it began in, `begun` that this turn is on. */
  | {
      readonly in: 'turn';
      readonly of: FigureId;
      readonly edge: 'start' | 'end';
      readonly since: number;
      readonly begun?: true;
    }
  | { readonly in: 'scenario' }
  /** Only something that removes it. */
  | { readonly in: 'removed' };

/** A state or a passing effect carried by a figure: each at most once from a source (AD1-ETAT-01). What it does is a feature. */
export interface Mark {
  readonly id: string;
  until: Until;
  /** A number some effects carry: charges, Rounds already fed, a chosen figure's level. */
  value?: number;
  /** Who gave it, where it matters. */
  by?: FigureId;
  /** The item it coats or comes from. */
  item?: string;
  /** AD2-BONUS-05: the action that gave it, where those of several add up. */
  source?: string;
}

export type Place = 'equipe' | 'porte' | 'stocke';

/** One thing a hero owns. `base` names its entry of the content. */
export interface Item {
  readonly id: string;
  readonly base: string;
  /** AD1-EQUIP-01, AD2-EQUIP-01. */
  place: Place;
  /** Which hand holds it, where it is held; two-handed items hold 0 and 1. */
  hands?: readonly number[] | undefined;
  /** What is left of doses, charges, throws. */
  charges?: number | undefined;
  broken?: true | undefined;
  /** AD1-ARME-20: false once shot, until reloaded. */
  loaded?: boolean | undefined;
  /** Suit of a magic enchantment (AD1-TARM-02, AD1-TWEA-02). */
  enchantment?: string | undefined;
  /** A slot chosen by the player for a renowned piece (AD1-TARM-01). */
  slot?: string | undefined;
  /** What this very piece is worth, where chance said so. */
  value?: number | undefined;
  /** AD1-ARME-19: found without ammunition; false and absent are the same. */
  dry?: boolean | undefined;
  /** AD1-EQUIP-07: who threw it, while it lies on a square. */
  thrownBy?: FigureId | undefined;
  /** AD1-TMAG-02: in the lock it opened, until that is locked again. */
  stuck?: true | undefined;
  /** Held by its iron box: cannot be destroyed (AD1-TCOM-03). */
  boxed?: true | undefined;
}

/** Everything that follows a hero from one adventure to the next. */
export interface Sheet {
  name: string;
  origin: string;
  /** The first one is the career of creation; Compétences multiples adds another (AD1-IMPE-14). */
  careers: string[];
  traits: Record<string, number | null>;
  santeMax: number;
  heroismeMax: number;
  arcane: SuitedCard;
  talents: string[];
  /** AD1-TRAQ-06. */
  proie: string | null;
  /** AD1-Q-05: a dwarf whose Endurant raises Endurance. */
  enduranceBonus: number;
  deplacement: number;
  xp: number;
  deniers: number;
  items: Item[];
  /** Blessures graves that have not been healed, by id, with what was done about them. */
  wounds: Wound[];
}

export interface Wound {
  readonly id: string;
  /** The hand struck, for an arm or a hand. */
  hand?: number;
  splint?: true;
  prosthesis?: true;
}

/** What a hero has besides any figure. */
export interface HeroPart {
  readonly seat: SeatId;
  readonly sheet: Sheet;
  heroisme: number;
  /** AD1-HRSM-04: a save was made this Round. */
  saved: boolean;
  /** Jokers kept to bless or curse (AD1-INIT-14). */
  jokers: CardId[];
  /** Deniers earned and paid at the end (AD1-TRAQ-12). */
  primes: number;
}

export type Span = 'tour' | 'round' | 'scenario';

export interface Figure {
  readonly id: FigureId;
  /** Id of a creature of the content; null for a hero. */
  readonly profile: string | null;
  readonly hero: HeroPart | null;
  readonly camp: Camp;
  readonly group: GroupId | null;
  /** `reserve`: waits for a square (AD1-RENC-08); `parti`: left the board alive. */
  status: 'plateau' | 'reserve' | 'parti' | 'mort';
  cell: Cell;
  sante: number;
  santeMax: number;
  reactions: number;
  marks: Mark[];
  /** What was already done this turn, this Round, this scenario. */
  used: Record<Span, string[]>;
  /** AD1-IA-11: the zones a guardian keeps. */
  guards: readonly string[];
}

export interface Group {
  readonly id: GroupId;
  readonly profile: string;
  readonly camp: Camp;
  /** AD1-TURN-21: a seat that plays it whoever played last. */
  readonly controller: SeatId | null;
  /** The encounter it belongs to. */
  readonly encounter: number | null;
  /** Its death is what the objective asks. */
  readonly boss?: true;
  /** AD1-RENC-06: how its figures that wait in reserve will be placed. */
  readonly placement?: Placement;
}

/** A meeting with groups, and the treasure it may leave (AD1-TRES-23). */
export interface Meeting {
  readonly id: number;
  readonly zones: readonly string[] | 'partout';
  readonly treasure: TreasureKind;
  /** AD1-RENC-08: where those in reserve arrive from. */
  readonly from: Cell;
  readonly room: string | null;
  over: boolean;
}

/** `cherche`: found by a search; `auto`: revealed when the meeting ends; `aucun`. A type id imposes its table. */
type TreasureKind = 'cherche' | 'auto' | 'aucun' | 'consommable';

export interface Treasure {
  readonly id: number;
  readonly zones: readonly string[] | 'partout';
  /** Imposed type, or null for the usual draw. */
  readonly type: string | null;
  failures: number;
  tried: FigureId[];
  revealed: boolean;
}

export interface PlacedRoom {
  readonly id: string;
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly quarters: number;
}

export type DoorStatus = 'inconnue' | 'ouverte' | 'fermee' | 'impasse';

/** AD1-EXPLO-02, AD1-GRID-10: a Porte is a side of a square, whatever fills it. */
export interface Door {
  readonly id: string;
  readonly cell: Cell;
  readonly side: Side;
  readonly room: string;
  status: DoorStatus;
  /** AD1-EXPLO-14: a room laid apart is joined to the square in front of the Porte. */
  joins?: Cell;
  /** AD1-EXPLO-17: an ordinary door inside a room. */
  readonly inner?: true;
}

/** Replaced as a whole whenever it changes: its plan is worked out once (see `planOn`). */
export interface Board {
  readonly rooms: readonly PlacedRoom[];
  readonly doors: readonly Readonly<Door>[];
  /** Things put down or taken away since the rooms were laid, by square: a feature id, or null for none. */
  readonly changes: Readonly<Record<Cell, string | null>>;
  /** Rooms drawn for this game alone, by tile id: generated scenarios, scenes of tests. */
  readonly drawn?: Readonly<Record<string, RoomTile>>;
}

/** A péripétie, an event or a square effect that lasts on the board. */
export interface Hazard {
  readonly id: number;
  readonly peripetie: string;
  readonly zone: string;
  readonly cell: Cell | null;
  readonly round: number;
  /** Free numbers and lists of that péripétie. */
  readonly notes: Record<string, number | string | string[]>;
}

export interface Pile {
  readonly cell: Cell;
  readonly items: Item[];
  deniers: number;
}

export interface CrawlState {
  /** Which edition of the rules it is played by. */
  readonly edition: string;
  readonly variants: Variants;
  readonly scenario: string;
  /** Drawn at random for this game: the scenario is then no entry of the pack. */
  generated: ScenarioEntry | null;
  /** AD1-TOWN-01 is played after the scenario. */
  readonly campaign: boolean;
  phase: Phase;
  round: number;
  deck: DeckState;
  /** This Round's turns, highest card first. */
  order: Slot[];
  /** The last card a turn was played on (AD1-RENC-04). */
  lastCard: CardId | null;
  turn: Turn | null;
  /** Figures of the group whose turn it is (AD1-TURN-29). */
  acting: FigureId[];
  readonly players: readonly Player[];
  /** Who played a hero's turn last (AD1-TURN-20). */
  lastPlayer: SeatId;
  figures: Figure[];
  groups: Group[];
  meetings: Meeting[];
  treasures: Treasure[];
  board: Board;
  hazards: Hazard[];
  piles: Pile[];
  /** Longévité boxes ticked, by event id (AD1-EVEN-06). */
  ticks: Record<string, number>;
  /** What the scenario counts: rooms shown, items brought, Rounds held. */
  tallies: Record<string, number>;
  /** Numbers the next figure, item, meeting or hazard. */
  next: number;
  result: 'victoire' | 'defaite' | null;
}

export const figureOf = (state: CrawlState, id: FigureId): Figure => {
  for (const figure of state.figures) if (figure.id === id) return figure;
  throw new Error(`no figure ${id}`);
};

export const isOnBoard = (figure: Figure): boolean => figure.status === 'plateau';

export const figureAt = (state: CrawlState, cell: Cell): Figure | undefined => {
  for (const figure of state.figures) if (figure.cell === cell && figure.status === 'plateau') return figure;
  return undefined;
};

export const hasMark = (figure: Figure, id: string): boolean => {
  for (const mark of figure.marks) if (mark.id === id) return true;
  return false;
};
