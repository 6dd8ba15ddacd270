import type { Limit } from './limits.ts';

/** What would have fitted. */
export type Expected = 'value' | 'number' | 'sides' | 'operator' | 'comparison' | 'vs' | 'end' | '(' | ')' | ',' | '}';

/** Why an expression cannot be read. `at` and `end` are offsets in the text; words are the client's business. */
export type NotationFault = { readonly at: number; readonly end: number } & Trouble;

export type Trouble =
  | { readonly code: 'unexpected'; readonly found: string; readonly expected: readonly Expected[] }
  | {
      readonly code: 'out-of-range';
      readonly what: Limit;
      readonly got: number;
      readonly min: number;
      readonly max: number;
    }
  /** More dice kept or dropped than thrown. */
  | { readonly code: 'too-many-kept'; readonly got: number; readonly dice: number }
  /** A reroll or an explosion that no face ends. */
  | { readonly code: 'endless'; readonly modifier: string }
  | { readonly code: 'repeated'; readonly modifier: string }
  | { readonly code: 'not-together'; readonly modifier: string; readonly other: string };

/** Thrown inside the parser alone: `parse` gives the fault back. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly fault: NotationFault;

  constructor({ at, end }: { at: number; end: number }, trouble: Trouble) {
    super(trouble.code);
    this.fault = { at, end, ...trouble };
  }
}
