import type { RuleText } from '@souterrain/catalog';
import type { GameEvent } from '@souterrain/kernel';
import type { SceneProps } from '../systems/adaptor.ts';

/** A figure in a frame, with its name under it. */
export interface Box {
  readonly value: string | number;
  readonly label: string;
}

export interface Titled {
  readonly title: string;
}

/** What is crossed out in play: hearts, stars, squares. */
export interface Track extends Titled {
  readonly mark: 'heart' | 'star' | 'square';
  readonly count: number;
  readonly note?: string;
}

/** Something named that does something, and the rule that says so. */
export interface Gift {
  readonly name: string;
  readonly text: string;
  readonly rule?: string;
}

export interface Grid extends Titled {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Rows left empty for what will be found. */
  readonly blank?: number;
  /** The last column is a line to read, not a figure. */
  readonly isRead?: true;
}

/** The sheet of a hero: one A4 page, whatever the system. */
export interface HeroPage {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly by?: string;
  readonly picture: string;
  readonly card?: { readonly card: string; readonly title: string; readonly name: string };
  readonly numbers: readonly (Titled & { readonly boxes: readonly Box[] })[];
  readonly tracks: readonly Track[];
  readonly states: Titled & { readonly names: readonly string[] };
  readonly weapons: Grid;
  readonly gifts: readonly (Titled & { readonly entries: readonly Gift[] })[];
  /** Each line says where it is worn or carried. */
  readonly gear: Titled & { readonly note?: string; readonly lines: readonly string[] };
  readonly faces?: Titled & { readonly worth: readonly string[]; readonly note: string };
  readonly turn: Titled & { readonly note?: string; readonly rows: readonly (readonly [string, string])[] };
  readonly purse: Titled & { readonly boxes: readonly Box[] };
  /** The title of the lines left for notes. */
  readonly notes: string;
  readonly credit: string;
}

/** A creature as a card to cut out. */
export interface MonsterCard {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly picture: string;
  readonly boxes: readonly Box[];
  readonly track: Track;
  /** What it does: told in words, then as it is written. */
  readonly actions: readonly { readonly name: string; readonly text: string; readonly code?: string }[];
  readonly gifts: readonly Gift[];
}

/** A table of a scenario; boxes are those of a Longévité, null where it never ends. */
export interface ScenarioRow {
  readonly cells: readonly string[];
  readonly boxes?: number | null;
}

export interface ScenarioTable extends Titled {
  readonly note?: string;
  readonly heads: readonly string[];
  readonly rows: readonly ScenarioRow[];
}

/** One sheet of a scenario: la feuille de route, la feuille des événements. */
export interface ScenarioSheet {
  readonly id: string;
  readonly title: string;
  readonly scenario: string;
  readonly lines: readonly string[];
  readonly track?: Track;
  readonly tables: readonly ScenarioTable[];
  readonly credit: string;
}

export interface PrintScene<V = unknown, E extends GameEvent = GameEvent> extends SceneProps<V, E> {
  readonly rules: Readonly<Record<string, RuleText>>;
}

/** What a system puts on paper. */
export interface Printer<V = unknown, E extends GameEvent = GameEvent> {
  heroes(scene: PrintScene<V, E>): readonly HeroPage[];
  /** Those that have appeared in the game, or everything its packs hold. */
  monsters(scene: PrintScene<V, E>, which: 'met' | 'all'): readonly MonsterCard[];
  readonly scenarios?: {
    list(scene: PrintScene<V, E>): readonly { readonly id: string; readonly name: string }[];
    /** The scenario of the game, or the one named. */
    sheets(scene: PrintScene<V, E>, id?: string): readonly ScenarioSheet[];
  };
}
