import type { RuleText } from '@souterrain/catalog';
import type { Decision, Game, GameEvent, Option, Policy, SeatSetup, System } from '@souterrain/kernel';
import type { Company, Labelled, Lang, SystemWords } from '@souterrain/words';
import type { ComponentType, JSX } from 'preact';
import type { Choice } from '../table/choice.ts';
import type { KeyRow } from '../words/words.ts';

/** One die that fell: its faces, what it shows, whose it is. */
export interface Die {
  readonly sides: number;
  readonly face: number;
  readonly owner: 'hero' | 'foe';
  readonly label: string;
}

/** Dice of one event, for the tray. */
export interface Thrown {
  readonly title: string;
  readonly dice: readonly Die[];
  /** What the dice came to, in a word or two. */
  readonly verdict: string;
  /** Whether that is a success, where the dice decide one. */
  readonly success?: boolean;
}

export interface SceneProps<V = unknown, E extends GameEvent = GameEvent> {
  readonly view: V;
  readonly words: SystemWords<E>;
  readonly company: Company;
  readonly lang: Lang;
}

export interface BoardProps<V = unknown, E extends GameEvent = GameEvent> extends SceneProps<V, E> {
  readonly decision: Decision | undefined;
  /** The option under the pointer or the focus. */
  readonly pointed: Option | undefined;
  /** Events of the last answer, to be shown as movement. */
  readonly latest: readonly E[];
  /** These two come with the panels. */
  readonly Overlay: ComponentType<BoardProps<V, E>> | undefined;
  readonly describe: ((scene: SceneProps<V, E>) => string) | undefined;
  onPick(option: Option): void;
  onPoint(option: Option | undefined): void;
}

/** The sheets, the dice and the journal of a system: drawn around the board once the first question stands. */
export interface SystemPanels<V = unknown, E extends GameEvent = GameEvent> {
  /** Opens a new group of lines in the journal. */
  heading(event: E, company: Company, lang: Lang): string | undefined;
  /** The dice of an event; `events` are all those of the game, for what the event itself does not say. */
  thrown(event: E, scene: SceneProps<V, E>, events: readonly E[]): Thrown | undefined;
  /** True when the sums of an event go with the dice to come. */
  announces?(event: E): boolean;
  readonly Party: ComponentType<SceneProps<V, E> & { readonly seat: number | undefined }>;
  readonly Banner: ComponentType<SceneProps<V, E>>;
  /** The map in words, for those who do not see it. */
  describe(scene: SceneProps<V, E>): string;
  /** The keys this system adds to those of every table. */
  keys?(lang: Lang): readonly KeyRow[];
  /** Where the option pointed at leads. */
  readonly Overlay: ComponentType<BoardProps<V, E>>;
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
  survivors(view: V): readonly Survivor[];
  /** True when they are kept at the end without being asked for. */
  isCampaign(view: V): boolean;
  read(sheet: string, lang: Lang): Promise<HeroFile>;
}

export interface PlacesProps {
  readonly decision: Decision;
  /** Those of its options that are squares of the map. */
  readonly options: readonly Option[];
  readonly choice: Choice;
  label(option: Option): Labelled;
  /** The key that takes an option, for the first ones. */
  digit(option: Option): string | undefined;
}

/** How an option is shown under a heading: in a word, as something that is there already. */
export interface Shown {
  readonly short: string | undefined;
  readonly on: boolean | undefined;
}

export interface SectionsProps<V = unknown, E extends GameEvent = GameEvent> {
  readonly decision: Decision;
  readonly scene: SceneProps<V, E>;
  button(option: Option, shown?: Shown): JSX.Element;
}

/** The events of a game as a seat may read them, and those of the last answer. */
export interface Heard<E extends GameEvent = GameEvent> {
  readonly events: readonly E[];
  readonly latest: readonly E[];
}

/** What seats know apart from each other, where they do not all know the same. */
export interface Secrecy<S = unknown, E extends GameEvent = GameEvent, V = unknown> {
  /** True when the screen must be turned before this seat looks at its view. */
  isPrivate(view: V, seat: number): boolean;
  /** `since` is the first event of the last answer; without a seat, what anybody may read. */
  heard(game: Pick<Game<S, E, V>, 'events' | 'view'>, seat: number | undefined, since: number): Heard<E>;
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

/** What a system adds to the generic table: its board, its sheets, its dice. Everything else is shared. */
export interface Adaptor<S = unknown, E extends GameEvent = GameEvent, V = unknown> {
  readonly system: System<S, E, V>;
  words(lang: Lang): Promise<SystemWords<E>>;
  /** Ready-made seats, one a name. */
  seats(names: readonly string[]): readonly SeatSetup[];
  /** Where the game stands, for a list of saves. */
  place(view: V, lang: Lang): string;
  /** The option that ends a turn: always in sight. */
  readonly ends?: string;
  readonly heroes?: Heroes<V>;
  panels(): Promise<SystemPanels<V, E>>;
  rules(): Promise<Readonly<Record<string, RuleText>>>;
  readonly Board: ComponentType<BoardProps<V, E>>;
  readonly Glyph: ComponentType<{ readonly decision: Decision; readonly option: Option }>;
  /** The squares of a question, where a system offers many at once. */
  readonly Places?: ComponentType<PlacesProps>;
  /** The options of a question under headings, where a system offers many kinds at once. */
  readonly Sections?: ComponentType<SectionsProps<V, E>>;
  readonly secrecy?: Secrecy<S, E, V>;
  readonly composing?: Composing;
  /** Who plays the seats that nobody holds, from the live state of the game. */
  bot?(): Promise<(state: S) => Policy>;
}
