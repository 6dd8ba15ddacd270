/** The words of the first page. A missing one is a type error. */
export interface HomeWords {
  readonly language: string;
  readonly tagline: string;
  readonly lead: string;
  readonly play: string;
  /** What the great button opens. */
  ready(guided: boolean): string;
  readonly compose: string;
  /** The other way to start: with the guide, or without it. */
  guided(on: boolean): string;
  readonly rules: string;
  resume(title: string): string;
  readonly importGame: string;
  readonly toHeroes: string;
  readonly toOdds: string;
  readonly compare: string;
  readonly chooseSystem: string;
  readonly theme: Readonly<Record<'label' | 'auto' | 'light' | 'dark', string>>;
  /** On a card: to be taken, and taken. */
  readonly choose: string;
  readonly chosen: string;
  readonly credits: { readonly rules: string; icons(authors: string): string };
  /** Ready-made heroes, in seat order. */
  readonly heroNames: readonly string[];
}

/** All that the app says, outside of what a game system says. */
export interface Words extends HomeWords {
  readonly saves: SaveWords;
  readonly heroes: HeroWords;
  readonly setup: SetupWords;
  readonly table: TableWords;
  readonly odds: OddsWords;
  readonly replay: ReplayWords;
  readonly keys: KeyWords;
}

export interface SaveWords {
  readonly heading: string;
  readonly open: string;
  readonly replay: string;
  readonly export: string;
  readonly delete: string;
  confirmDelete(title: string): string;
  readonly yes: string;
  readonly no: string;
  imported(title: string): string;
  readonly notDeleted: string;
  readonly changedSince: string;
  readonly finished: string;
  readonly saved: string;
  readonly saving: string;
  readonly memoryOnly: string;
  readonly full: string;
  readonly unavailable: string;
  readonly silent: string;
}

/** Heroes that go from one game to the next. */
export interface HeroWords {
  readonly heading: string;
  readonly hint: string;
  readonly library: string;
  readonly play: string;
  keep(count: number): string;
  kept(names: readonly string[]): string;
  export(name: string): string;
  readonly choose: string;
  readonly none: string;
  readonly importFile: string;
  refused(file: string): string;
  readonly full: string;
  readonly unavailable: string;
}

export interface SetupWords {
  readonly heading: string;
  readonly game: string;
  readonly players: string;
  player(number: number): string;
  readonly addPlayer: string;
  removePlayer(name: string): string;
  readonly bot: string;
  readonly seed: string;
  readonly seedHint: string;
  readonly newSeed: string;
  readonly variants: string;
  readonly variantsHint: string;
  readonly asWritten: string;
  changed(count: number): string;
  readonly physicalDice: string;
  readonly physicalDiceHint: string;
  readonly start: string;
  readonly back: string;
}

export interface TableWords {
  readonly home: string;
  readonly loading: string;
  readonly board: string;
  readonly actions: string;
  /** Who answers: in a turn of their own, or in somebody else's. */
  turnOf(name: string, isTheirs?: boolean): string;
  readonly confirm: string;
  pick(min: number, max: number): string;
  readonly over: string;
  readonly missing: string;
  /** The device did not give it. */
  readonly unread: string;
  unknownSystem(id: string): string;
  readonly party: string;
  readonly roll: string;
  readonly noRoll: string;
  botPlays(name: string): string;
  readonly journal: string;
  readonly newestFirst: string;
  readonly noLines: string;
  readonly why: string;
  readonly whyAsked: string;
  readonly ruling: string;
  readonly undo: string;
  readonly undoAgreed: string;
  undone(count: number): string;
  readonly keys: string;
  readonly again: string;
  readonly frozen: string;
  readonly warning: string;
  total(sum: string): string;
  readonly older: string;
  /** Before what one seat alone may see. */
  readonly curtain: { text(name: string): string; lift(name: string): string };
}

/** What the options of a question are worth. Chances and means come already spelt. */
export interface OddsWords {
  readonly heading: string;
  /** What every figure takes for granted. */
  readonly assumed: string;
  readonly waiting: string;
  /** Options worth the same: the first ones by name, then how many more. */
  alike(names: readonly string[], more: number): string;
  ready(count: number): string;
  prospect(label: string, chance: string): string;
  mean(label: string, mean: string): string;
  /** With a resource spent. */
  spending(label: string, chance: string): string;
  aim(label: string, chance: string): string;
  readonly close: string;
}

export interface ReplayWords {
  readonly heading: string;
  readonly play: string;
  readonly pause: string;
  readonly speed: string;
  position(at: number, of: number): string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly decided: string;
}

export type KeyRow = readonly [keys: string, meaning: string];

export interface KeyWords {
  readonly heading: string;
  readonly rows: readonly KeyRow[];
  readonly close: string;
}
