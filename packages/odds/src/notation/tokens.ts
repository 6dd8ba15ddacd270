import { type Expected, Unreadable } from './fault.ts';
import { type Token, tokensOf } from './lexer.ts';
import { LIMITS, type Limit } from './limits.ts';

export interface Bounds {
  readonly what: Limit;
  readonly min: number;
}

/** The tokens of an expression, read from left to right. */
export class Tokens {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(text: string) {
    this.#tokens = tokensOf(text);
  }

  get next(): Token {
    return this.#tokens[this.#at]!;
  }

  /** The token after the next one; past the end, the end. */
  get second(): Token {
    return this.#tokens[this.#at + 1] ?? this.next;
  }

  take(): Token {
    const token = this.next;
    if (token.kind !== 'end') this.#at++;
    return token;
  }

  /** The next token if it is one of these words or signs; numbers never are. */
  takeIf<const Text extends string>(...texts: readonly Text[]): (Token & { readonly text: Text }) | undefined {
    const { next } = this;
    if (next.kind === 'number' || !texts.some((text) => text === next.text)) return undefined;
    return this.take() as Token & { readonly text: Text };
  }

  demand(text: Expected, ...others: readonly Expected[]): Token {
    return this.takeIf(text) ?? this.refuse(text, ...others);
  }

  refuse(...expected: readonly Expected[]): never {
    throw new Unreadable(this.next, { code: 'unexpected', found: this.next.text, expected });
  }

  /** A number without a sign, within its bounds. */
  number({ what, min }: Bounds): number {
    if (this.next.kind !== 'number') this.refuse('number');
    const token = this.take();
    const got = Number(token.text);
    const max = LIMITS[what];
    if (got < min || got > max) throw new Unreadable(token, { code: 'out-of-range', what, got, min, max });
    return got;
  }

  signedNumber(): number {
    const negative = this.takeIf('-') !== undefined;
    const value = this.number({ what: 'number', min: 0 });
    return negative ? 0 - value : value;
  }
}
