import type { Characteristic, Cost, Range } from '../action.ts';

/** How many: the text as shown, and whether it is written as exactly one. */
export interface Measure {
  readonly text: string;
  readonly one: boolean;
}

/** How an amount stands to what the action already does. */
export type Change = 'plain' | 'more' | 'less';

/** Whose characteristic a Difficulté is read on (AD2-ENN-19). */
type Opposite = 'target' | 'enemy';

/** What one language must say; the order of the sentences is the same in all. */
export interface Phrases {
  readonly costs: Readonly<Record<Exclude<Cost, 'standard'>, string>>;
  readonly heading: (name: string, remarks: readonly string[]) => string;
  readonly mode: (range: Range, attack: boolean) => string;
  readonly check: (attribute: string, skill: { readonly name: string; readonly required: boolean } | null) => string;
  readonly againstNumber: (difficulty: string) => string;
  readonly againstCharacteristic: (characteristic: Characteristic, whose: Opposite) => string;
  readonly failure: (effects: string) => string;
  readonly success: (effects: string) => string;
  readonly option: (price: number, effects: string, most: number | null) => string;
  readonly reaction: (effects: string) => string;
  readonly nothing: string;
  readonly both: (effects: readonly string[]) => string;
  readonly either: (alternatives: readonly string[]) => string;
  readonly valued: Readonly<Record<string, (measure: Measure, change: Change) => string>>;
  readonly otherValued: (label: string, measure: Measure, change: Change) => string;
  readonly state: (label: string, rounds: number | null) => string;
  readonly plain: Readonly<Record<string, string>>;
  readonly extraTarget: (effects: string | null) => string;
  readonly removed: (label: string) => string;
  readonly removedHealable: string;
  readonly dice: (dice: number, change: 'more' | 'less') => string;
  readonly sentence: (text: string) => string;
}
