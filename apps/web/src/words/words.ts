import type { SystemId } from '@souterrain/catalog';

export interface SystemCard {
  readonly name: string;
  readonly subtitle: string;
  readonly pitch: string;
  readonly facts: readonly [duration: string, players: string, dice: string];
}

/** Every word of the app itself, outside of what a game system says. A missing one is a type error. */
export interface Words {
  readonly language: string;
  readonly tagline: string;
  readonly lead: string;
  readonly play: string;
  readonly ready: string;
  readonly compose: string;
  resume(title: string): string;
  readonly chooseSystem: string;
  readonly chosen: string;
  readonly comingSoon: string;
  readonly systems: Readonly<Record<SystemId, SystemCard>>;
  readonly saves: SaveWords;
  readonly setup: SetupWords;
  readonly table: TableWords;
  readonly replay: ReplayWords;
  readonly keys: KeyWords;
  readonly credits: { readonly rules: string; icons(authors: string): string };
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
  readonly import: string;
  imported(title: string): string;
  readonly finished: string;
  readonly saved: string;
  readonly saving: string;
  readonly memoryOnly: string;
  readonly full: string;
  readonly unavailable: string;
  readonly missing: string;
  unknownSystem(id: string): string;
}

export interface SetupWords {
  readonly heading: string;
  readonly players: string;
  player(number: number): string;
  readonly name: string;
  readonly addPlayer: string;
  removePlayer(name: string): string;
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
  readonly defaultNames: readonly string[];
}

export interface TableWords {
  readonly home: string;
  readonly loading: string;
  readonly board: string;
  readonly party: string;
  readonly roll: string;
  readonly noRoll: string;
  readonly actions: string;
  readonly journal: string;
  readonly newestFirst: string;
  readonly why: string;
  readonly ruling: string;
  turnOf(name: string): string;
  readonly plays: string;
  readonly undo: string;
  readonly undone: string;
  readonly confirm: string;
  pick(min: number, max: number): string;
  readonly keys: string;
  readonly menu: string;
  readonly over: string;
  readonly again: string;
  readonly frozen: string;
  readonly warning: string;
  score(points: number): string;
  total(sum: number): string;
  readonly rules: string;
  readonly whyAsked: string;
  readonly theme: string;
  readonly older: string;
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

export interface KeyWords {
  readonly heading: string;
  readonly rows: readonly (readonly [keys: string, meaning: string])[];
  readonly close: string;
}
