import { type Expression, isCounted, type Question } from './expression.ts';
import { type Expected, type NotationFault, Unreadable } from './fault.ts';
import type { Token } from './lexer.ts';
import { LIMITS } from './limits.ts';
import { dice } from './parse-dice.ts';
import { comparison } from './parse-modifiers.ts';
import { Tokens } from './tokens.ts';
import { excess } from './weight.ts';

export type Parsed =
  | { readonly ok: true; readonly question: Question }
  | { readonly ok: false; readonly fault: NotationFault };

/**
 * Reads an expression, and refuses whatever could not be answered: what is read can be evaluated.
 *
 *     question   = compared ['vs' compared]
 *     compared   = sum [comparison]
 *     sum        = product {('+' | '-') product}
 *     product    = value {'*' value}
 *     value      = ['-'] (number | dice | '(' compared ')' | ('max' | 'min') '(' compared {',' compared} ')')
 *     dice       = [number] 'd' (number | '%' | 'F' | '{' signed {',' signed} '}') {modifier}
 *     modifier   = ('kh' | 'kl' | 'dh' | 'dl' | 'k' | 'd') [number] | ('r' | 'ro') [number | comparison] | '!' [comparison]
 *     comparison = ('>=' | '<=' | '>' | '<' | '=') signed
 */
export function parse(text: string): Parsed {
  try {
    if (text.length > LIMITS.length) {
      const rest = { at: LIMITS.length, end: text.length };
      throw new Unreadable(rest, {
        code: 'out-of-range',
        what: 'length',
        got: text.length,
        min: 1,
        max: LIMITS.length,
      });
    }
    return { ok: true, question: question(new Tokens(text)) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, fault: error.fault };
    throw error;
  }
}

function question(tokens: Tokens): Question {
  const left = compared(tokens, ['vs', 'end'], 0);
  return tokens.takeIf('vs') ? { kind: 'versus', left, right: compared(tokens, ['end'], 0) } : left;
}

/** A sum and what it is compared with; one of the `closers` must come next. */
function compared(tokens: Tokens, closers: readonly Expected[], depth: number): Expression {
  const bracketed = tokens.next.text === '(';
  const summed = sum(tokens, depth);
  const passing = comparison(tokens);
  const { next } = tokens;
  if (!closers.some((closer) => (closer === 'end' ? next.kind === 'end' : closer === next.text))) {
    tokens.refuse(...(passing ? [] : (['operator', 'comparison'] as const)), ...closers);
  }
  if (!passing) return summed;
  const counts = isCounted(summed) && !bracketed;
  return counts ? { kind: 'count', dice: summed, passing } : { kind: 'compare', of: summed, passing };
}

function sum(tokens: Tokens, depth: number): Expression {
  let left = product(tokens, depth);
  for (let sign = tokens.takeIf('+', '-'); sign; sign = tokens.takeIf('+', '-')) {
    left = weighed({ kind: 'arithmetic', sign: sign.text, left, right: product(tokens, depth) }, sign);
  }
  return left;
}

function product(tokens: Tokens, depth: number): Expression {
  let left = value(tokens, depth);
  for (let sign = tokens.takeIf('*'); sign; sign = tokens.takeIf('*')) {
    left = weighed({ kind: 'arithmetic', sign: '*', left, right: value(tokens, depth) }, sign);
  }
  return left;
}

function value(tokens: Tokens, depth: number): Expression {
  const start = tokens.next;
  if (depth > LIMITS.depth)
    throw new Unreadable(start, { code: 'out-of-range', what: 'depth', got: depth, min: 0, max: LIMITS.depth });
  if (tokens.takeIf('-')) return negated(value(tokens, depth + 1));
  if (tokens.takeIf('(')) {
    const inner = compared(tokens, [')'], depth + 1);
    tokens.take();
    return inner;
  }
  const which = tokens.takeIf('max', 'min')?.text;
  if (which) return weighed({ kind: 'pick', which, of: list(tokens, depth + 1) }, start);
  if (start.text === 'd' || (start.kind === 'number' && tokens.second.text === 'd'))
    return weighed(dice(tokens), start);
  if (start.kind === 'number') return { kind: 'number', value: tokens.number({ what: 'number', min: 0 }) };
  return tokens.refuse('value');
}

function list(tokens: Tokens, depth: number): Expression[] {
  tokens.demand('(');
  const read = [compared(tokens, [',', ')'], depth)];
  while (tokens.take().text === ',') read.push(compared(tokens, [',', ')'], depth));
  return read;
}

const negated = (of: Expression): Expression =>
  of.kind === 'number' ? { kind: 'number', value: 0 - of.value } : { kind: 'negate', of };

function weighed(expression: Expression, { at, end }: Token): Expression {
  const over = excess(expression);
  if (over) throw new Unreadable({ at, end }, { code: 'out-of-range', ...over, min: 1, max: LIMITS[over.what] });
  return expression;
}
