import { Lexer } from 'yaml';

/** The longest text that is read, some thirty times as long as the longest file of the game. */
export const LONGEST_YAML = 1_000_000;

/** Seven times as many signs, words and texts as the fullest file of the game. */
const MOST_TOKENS = 100_000;
/** How far brackets may hold one another. */
const DEEPEST_FLOW = 64;
/** How far lists and fields may hold one another by indentation, and by dashes and colons of one line. */
const DEEPEST_BLOCK = 200;
const MOST_ALIASES = 200;

/** What a text has too much of, and from which sign on. */
export interface YamlExcess {
  readonly of: 'length' | 'depth' | 'tokens' | 'aliases';
  readonly offset: number;
}

/** What was seen of a text on the way. */
export interface YamlScan {
  readonly excess: YamlExcess | undefined;
  /** Where its first alias stands. */
  readonly alias: number | undefined;
}

/** Looks a text through sign by sign: its parser takes as much room as it is deep, and ends the process for want of it. */
export function scanYaml(text: string): YamlScan {
  let [offset, tokens, aliases, flow, block] = [0, 0, 0, 0, 0];
  let alias: number | undefined;
  let isIndent = true;
  const beyond = (of: YamlExcess['of']): YamlScan => ({ excess: { of, offset }, alias });
  if (text.length > LONGEST_YAML) return beyond('length');
  for (const token of new Lexer().lex(text)) {
    if (++tokens > MOST_TOKENS) return beyond('tokens');
    const [mark] = token;
    if (mark === '*') {
      alias ??= offset;
      if (++aliases > MOST_ALIASES) return beyond('aliases');
    }
    if (token === '[' || token === '{') flow++;
    else if ((token === ']' || token === '}') && flow > 0) flow--;
    else if (mark === '\n' || mark === '\r') block = 0;
    else if (mark === ' ' && isIndent) block = token.length;
    else if (flow === 0 && (token === '-' || token === '?' || token === ':')) block++;
    if (flow > DEEPEST_FLOW || block > DEEPEST_BLOCK) return beyond('depth');
    isIndent = mark === '\n' || mark === '\r';
    if (!NOT_WRITTEN.has(token)) offset += token.length;
  }
  return { excess: undefined, alias };
}

/** Tokens that stand for no sign of the text: where a document, a plain text and a list without its bracket begin or end. */
const NOT_WRITTEN = new Set(['\u0002', '\u001f', '\u0018']);

export interface Spread {
  readonly values: number;
  readonly depth: number;
}

/** How many values a value holds and how deep, what aliases repeat counted each time; without end where one leads back to itself. */
export function spreadOf(value: unknown, known: Map<object, Spread> = new Map()): Spread {
  if (typeof value !== 'object' || value === null) return { values: 1, depth: 0 };
  const found = known.get(value);
  if (found) return found;
  known.set(value, { values: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY });
  let [values, depth] = [1, 0];
  for (const inner of Object.values(value)) {
    const spread = spreadOf(inner, known);
    values += spread.values;
    depth = Math.max(depth, spread.depth);
  }
  const spread = { values, depth: depth + 1 };
  known.set(value, spread);
  return spread;
}

export const isOvergrown = ({ values, depth }: Spread): boolean =>
  values > MOST_TOKENS || depth > DEEPEST_FLOW + DEEPEST_BLOCK;
