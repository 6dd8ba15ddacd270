import type { GameEvent, OfferedDecision, OfferedOption, Packs, Policy, SeatSetup, System } from '@souterrain/kernel';
import type { Company, Labelled, Lang, SystemWords } from '@souterrain/words';
import type { ComponentType, JSX } from 'preact';
import type { Sound } from '../table/around/sound/sounds.ts';
import type { Choice } from '../table/choice.ts';
import type { KeyRow } from '../words/words.ts';
import type { Extent } from './map/frame.ts';

/** One die that fell: its faces, what it shows, whose it is. */
export interface Die {
  readonly sides: number;
  readonly face: number;
  readonly owner: 'hero' | 'foe';
  readonly label: string;
  /** What the face adds, where faces are added up: counted with the total so far. */
  readonly worth?: number;
  /** Risked or set aside: it counts no more. */
  readonly out?: boolean;
}

/** Dice of one event, for the tray. */
export interface Thrown {
  readonly title: string;
  readonly dice: readonly Die[];
  /** What had to be reached, in a few words. */
  readonly need?: string;
  /** What is counted after the dice. */
  readonly added?: readonly { readonly label: string; readonly value: number }[];
  /** The sum of the event that the dice and what is added show already. */
  readonly counts?: string;
  /** What it all comes to, and in words what is missing or exceeds. */
  readonly total?: { readonly value: number; readonly gap: string };
  /** What the dice came to, in a word or two. */
  readonly verdict: string;
  /** Whether that is a success, where the dice decide one. */
  readonly success?: boolean;
}

/** Dice on the table that a question lets players take by hand. */
export interface Hand {
  /** Places of the dice that may be taken. */
  readonly dice: readonly number[];
  /** True when dice are marked, then sent; otherwise taking one answers. */
  readonly several: boolean;
  /** The option that the dice taken stand for. */
  option(taken: readonly number[]): string | undefined;
  /** Dice that are not on the table yet, each with its option. */
  readonly beside?: readonly { readonly die: Die; readonly option: string }[];
}

/** The deck that people hold in their hands, where a system has one. */
export interface HeldDeck {
  /** Ids of the cards as they are laid out, suit by suit. */
  readonly rows: readonly (readonly string[])[];
  /** The cards that a short text may mean: « 10T », « DC », « Jo ». */
  read(text: string, lang: Lang): readonly string[];
  /** Its name in words. */
  name(card: string, lang: Lang): string;
  readonly Card: ComponentType<{ readonly card: string; readonly lang: Lang }>;
}

export interface SceneProps<V = unknown, E extends GameEvent = GameEvent> {
  /** The one that the view comes from. */
  readonly system: System;
  readonly view: V;
  readonly words: SystemWords<E>;
  readonly company: Company;
  readonly lang: Lang;
}

export interface BoardProps<V = unknown, E extends GameEvent = GameEvent> extends SceneProps<V, E> {
  readonly decision: OfferedDecision | undefined;
  /** The option under the pointer or the focus. */
  readonly pointed: OfferedOption | undefined;
  /** Events of the last answer, to be shown as movement. */
  readonly latest: readonly E[];
  /** All those of the game so far. */
  readonly events: readonly E[];
  /** These two come with the panels. */
  readonly Overlay: ComponentType<OverlayProps<V, E>> | undefined;
  readonly describe: ((scene: SceneProps<V, E>) => string) | undefined;
  onPick(option: OfferedOption): void;
  onPoint(option: OfferedOption | undefined): void;
}

export interface OverlayProps<V = unknown, E extends GameEvent = GameEvent> extends BoardProps<V, E> {
  /** The part of the map that is drawn. */
  readonly seen: Extent;
}

/** A part of the map in words: a room, a zone, squares of one kind. */
export interface MapPlace {
  readonly id: string;
  readonly name: string;
  /** How far it is from whoever acts. */
  readonly distance: string | undefined;
  /** What is there, a line each: who stands where, doors, furniture, ways out. */
  readonly lines: readonly string[];
}

/** The map in words, nearest place first. */
export interface PlacesInWords {
  readonly places: readonly MapPlace[];
  /** The place where an option stands, if it stands somewhere. */
  placeOf(option: OfferedOption): string | undefined;
  /** What the drawn map would show of an option that is pointed at. */
  about?(decision: OfferedDecision, option: OfferedOption): string | undefined;
}

/** What one key each says of the game, in short sentences. */
export interface Spoken<V = unknown, E extends GameEvent = GameEvent> {
  state(scene: SceneProps<V, E>, seat: number): readonly string[];
  /** Foes that can strike that seat now. */
  threats(scene: SceneProps<V, E>, seat: number): readonly string[];
  /** Who acts, and who is next. */
  order(scene: SceneProps<V, E>): readonly string[];
}

/** What is heard of an event, by its type. */
export type Sounds<E extends GameEvent = GameEvent> = Readonly<Partial<Record<E['type'], Sound>>>;

/** The sheets, the dice and the journal of a system: drawn around the board once the first question stands. */
export interface SystemPanels<V = unknown, E extends GameEvent = GameEvent> {
  /** Opens a new group of lines in the journal. */
  heading(event: E, company: Company, lang: Lang): string | undefined;
  /** True when the line of an event opens somebody's turn: it heads a group of its own. */
  opensTurn?(event: E): boolean;
  /** The dice of an event; `events` are all those of the game, for what the event itself does not say. */
  thrown(event: E, scene: SceneProps<V, E>, events: readonly E[]): Thrown | undefined;
  /** True when the sums of an event go with the dice to come. */
  announces?(event: E): boolean;
  /** The dice of a roll that the question lets players take by hand. */
  hand?(decision: OfferedDecision, thrown: Thrown): Hand | undefined;
  /** Cards turned face up by the last answer. */
  drawn?(latest: readonly E[], scene: SceneProps<V, E>): JSX.Element | undefined;
  readonly deck?: HeldDeck;
  /** Whose each of several real dice is, in the order they are asked for. */
  diceFor?(decision: OfferedDecision, lang: Lang): string | undefined;
  readonly sounds: Sounds<E>;
  /** What a player has at the end, in words. */
  score(points: number, lang: Lang): string;
  readonly Party: ComponentType<SceneProps<V, E> & { readonly seat: number | undefined }>;
  readonly Banner: ComponentType<SceneProps<V, E>>;
  /** The map in words, for those who do not see it. */
  describe(scene: SceneProps<V, E>): string;
  readonly spoken?: Spoken<V, E>;
  /** The map place by place, seen by whoever holds that seat; nothing where there is none to be seen. */
  placesInWords?(scene: SceneProps<V, E>, seat: number): PlacesInWords | undefined;
  /** The keys this system adds to those of every table. */
  keys?(lang: Lang): readonly KeyRow[];
  /** Where the option pointed at leads. */
  readonly Overlay: ComponentType<OverlayProps<V, E>>;
}

/** A hero that outlives its game: the text of its sheet starts another one. */
export interface Survivor {
  readonly seat: number;
  readonly name: string;
  readonly sheet: string;
}

/** The file of a hero once read: its name, or everything that is wrong with it, in words. */
export type HeroFile = { readonly name: string } | { readonly issues: readonly string[] };

/** Heroes that go from one game to the next, where a system has them. */
export interface Heroes<V = unknown> {
  /** The free choice of a seat that takes the text of a sheet. */
  readonly choice: string;
  /** The choice a sheet makes pointless. */
  readonly instead: string;
  /** False for a seat that plays no hero of its own. */
  fits?(seat: SeatSetup): boolean;
  survivors(view: V): readonly Survivor[];
  /** True when they are kept at the end without being asked for. */
  isCampaign(view: V): boolean;
  read(sheet: string, lang: Lang): Promise<HeroFile>;
}

export interface PlacesProps {
  readonly decision: OfferedDecision;
  /** Those of its options that are squares of the map. */
  readonly options: readonly OfferedOption[];
  readonly choice: Choice;
  label(option: OfferedOption): Labelled;
  /** The key that takes an option, for the first ones. */
  digit(option: OfferedOption): string | undefined;
}

/** How an option is shown under a heading: in a word, as something that is there already. */
export interface Shown {
  readonly short: string | undefined;
  readonly on: boolean | undefined;
}

export interface SectionsProps<V = unknown, E extends GameEvent = GameEvent> {
  readonly decision: OfferedDecision;
  readonly scene: SceneProps<V, E>;
  button(option: OfferedOption, shown?: Shown): JSX.Element;
}

/** What a new game asks, where one choice changes the others. */
export interface Composing {
  /** False for a choice that does nothing in the game composed so far. */
  asks(variant: string, chosen: Readonly<Record<string, string>>, seats: readonly SeatSetup[]): boolean;
  /** False for a value that a seat cannot have in that game. */
  offers(value: string, chosen: Readonly<Record<string, string>>): boolean;
  /** Seats that fit that game; `kept` is the one that was just changed. */
  seated(
    seats: readonly SeatSetup[],
    chosen: Readonly<Record<string, string>>,
    kept?: number | undefined,
  ): readonly SeatSetup[];
  /** False for a seat that only a person can hold. */
  canBeBot(seat: SeatSetup): boolean;
}

/** Names the first thing in packs of a save that no pack of the system could hold. */
export interface PackChecker {
  faultIn(carried: Packs): { readonly pack: string; readonly path: string } | undefined;
}

/** What a system adds to the generic table: its board, its sheets, its dice. Everything else is shared. */
export interface Adaptor<S = unknown, E extends GameEvent = GameEvent, V = unknown> {
  readonly system: System<S, E, V>;
  words(lang: Lang): Promise<SystemWords<E>>;
  /** What checks packs that a save carries. */
  packs(): Promise<PackChecker>;
  /** Those who can be played at once, of the first choice of a seat. */
  readonly ready: readonly string[];
  /** Where the game stands, for a list of saves. */
  place(view: V, lang: Lang): string;
  /** The option that ends a turn: always in sight. */
  readonly ends?: string;
  /** False where a seat answers in the turn of somebody else. */
  isTurnOf?(view: V, seat: number): boolean;
  readonly heroes?: Heroes<V>;
  panels(): Promise<SystemPanels<V, E>>;
  readonly Board: ComponentType<BoardProps<V, E>>;
  readonly Glyph: ComponentType<{ readonly decision: OfferedDecision; readonly option: OfferedOption }>;
  /** The squares of a question, where a system offers many at once. */
  readonly Places?: ComponentType<PlacesProps>;
  /** The options of a question under headings, where a system offers many kinds at once. */
  readonly Sections?: ComponentType<SectionsProps<V, E>>;
  readonly composing?: Composing;
  /** Who plays the seats that nobody holds, from the live world of the game. */
  bot?(): Promise<Policy>;
}
