import { type Expectation, type FaultCode, NotationFailure } from './fault.ts';
import { fold } from './fold.ts';
import { REQUIRED } from './keywords.ts';
import { lex, type Mark, type Token } from './lex.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A long line is refused, which also bounds how deep one effect may hold another. */
const LONGEST = 10_000;

/** The tokens of one line, read from left to right. */
export class Reader {
  readonly vocabulary: Vocabulary;
  private readonly line: string;
  private readonly tokens: readonly Token[];
  private next = 0;

  constructor(line: string, vocabulary: Vocabulary) {
    this.line = line;
    this.vocabulary = vocabulary;
    this.tokens = lex(line.slice(0, LONGEST));
    if (line.length > LONGEST) this.fail('E_UNEXPECTED', ['end'], { kind: 'end', offset: LONGEST });
  }

  peek(ahead = 0): Token {
    return this.tokens[Math.min(this.next + ahead, this.tokens.length - 1)]!;
  }

  take(): Token {
    const token = this.peek();
    this.next++;
    return token;
  }

  /** The folded word there, or undefined. */
  word(ahead = 0): string | undefined {
    const token = this.peek(ahead);
    return token.kind === 'word' ? fold(token.text) : undefined;
  }

  integer(ahead = 0): number | undefined {
    const token = this.peek(ahead);
    return token.kind === 'integer' ? token.value : undefined;
  }

  symbol(ahead = 0): Mark | undefined {
    const token = this.peek(ahead);
    return token.kind === 'symbol' ? token.symbol : undefined;
  }

  atEnd(): boolean {
    return this.peek().kind === 'end';
  }

  takeSymbol(symbol: Mark): boolean {
    if (this.symbol() !== symbol) return false;
    this.next++;
    return true;
  }

  takeWord(word: string): boolean {
    if (this.word() !== fold(word)) return false;
    this.next++;
    return true;
  }

  /** AD2-NOTX-22: the mark that ends what was opened; other marks might have carried on. */
  close(symbol: Mark, others: readonly Expectation[] = []): void {
    if (!this.takeSymbol(symbol)) this.fail(this.atEnd() ? 'E_UNCLOSED' : 'E_UNEXPECTED', [`"${symbol}"`, ...others]);
  }

  fail(code: FaultCode, expected: readonly Expectation[], at: Token = this.peek()): never {
    const { offset } = at;
    throw new NotationFailure({
      code: this.truly(code, at),
      // An unclosed quote is wrong where its end is missing.
      ...this.place(at.kind === 'unclosed' ? this.line.length : offset),
      found: at.kind === 'end' || at.kind === 'unclosed' ? '' : this.found(offset),
      expected: at.kind === 'unclosed' ? ['"""'] : expected,
    });
  }

  /** What is wrong with the token itself comes before what is wrong with its place. */
  private truly(code: FaultCode, at: Token): FaultCode {
    if (at.kind === 'unknown') return 'E_LEX';
    if (at.kind === 'unclosed') return 'E_UNCLOSED';
    // AD2-NOT-14, AD2-NOTX-08: (requise) anywhere else is an error.
    if (at.kind === 'word' && fold(at.text) === REQUIRED && code !== 'E_REQUIRED_WITHOUT_SKILL')
      return 'E_REQUIRED_MISPLACED';
    return code;
  }

  private place(offset: number): { offset: number; column: number } {
    return { offset, column: [...this.line.slice(0, offset)].length + 1 };
  }

  private found(offset: number): string {
    const following = this.tokens.find((token) => token.offset > offset);
    return this.line.slice(offset, following?.offset).trim();
  }
}
