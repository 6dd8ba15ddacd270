import type { Cell } from '@souterrain/dungeon';
import type { Rule, SeatId } from '@souterrain/kernel';
import type { PeripetieEntry, Verb } from '../content/types.ts';
import type { Figure, Hazard } from '../state.ts';
import type { Crawl } from './crawl.ts';

/** What a péripétie knows while it acts. */
export interface Context {
  readonly entry: PeripetieEntry;
  /** What lasts of it on the board, if anything does. */
  readonly hazard: Hazard | null;
  readonly zone: string;
  readonly cell: Cell;
  /** AD1-PERI-04: who is asked. */
  readonly seat: SeatId;
  readonly actor: Figure | null;
  /** Successes of the roll that led here. */
  readonly total?: number;
}

type KeysOf<T> = T extends unknown ? keyof T : never;
type Qualifier = 'who' | 'rounds' | 'strikes' | 'success' | 'failure' | 'missing' | 'once' | 'value' | 'reach' | 'does';
export type VerbName = Exclude<KeysOf<Verb>, Qualifier>;
export type VerbOf<K extends VerbName> = Extract<Verb, { readonly [P in K]: unknown }>;

/** What each verb does. */
export type Verbs = { readonly [K in VerbName]: (g: Crawl, verb: VerbOf<K>, context: Context) => Rule<void> };
