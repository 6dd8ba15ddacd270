export type Mark = '>' | '>>' | '!' | '[' | ']' | ',' | '/' | '(' | ')' | '+' | '-' | ':' | '&' | '|';

/** A token, and where it starts in the line. `unclosed` is a quote without its end, `unknown` anything else unread. */
export type Token = { readonly offset: number } & (
  | { readonly kind: 'word' | 'quoted' | 'unknown' | 'unclosed'; readonly text: string }
  | { readonly kind: 'integer'; readonly value: number }
  | { readonly kind: 'symbol'; readonly symbol: Mark }
  | { readonly kind: 'end' }
);

// AD2-NOT-30: a hyphen between two letters belongs to the word.
const PART = String.raw`\p{L}[\p{L}\p{M}'’]*`;
const WORD = `${PART}(?:-${PART})*`;

// A number of more than four digits is not read.
const TOKEN = new RegExp(
  [
    String.raw`[ \t\u00A0\u2009\u202F]+`,
    `(?<word>${WORD})`,
    String.raw`(?<integer>\d{1,4}(?!\d))`,
    String.raw`(?<symbol>>>|[>!\[\],\/()+\-−–:&\|])`,
    String.raw`"(?<quoted>[^"\n\r]*)"`,
    String.raw`(?<unclosed>"[^"\n\r]*$)`,
    '(?<unknown>.)',
  ].join('|'),
  'gsu',
);

const LONE_WORD = new RegExp(`^${WORD}$`, 'u');

/** True when the text is read back as this very word. */
export const isWord = (text: string): boolean => LONE_WORD.test(text) && !text.includes('’');

/** The tokens of a line, the end included. What cannot be read is a token too: the leftmost error is the one told. */
export function lex(line: string): Token[] {
  const tokens: Token[] = [];
  for (const { groups = {}, index: offset } of line.matchAll(TOKEN)) {
    const { word, integer, symbol, quoted, unclosed, unknown } = groups;
    if (word !== undefined) tokens.push({ kind: 'word', text: word.normalize('NFC').replaceAll('’', "'"), offset });
    else if (integer !== undefined) tokens.push({ kind: 'integer', value: Number(integer), offset });
    else if (symbol !== undefined) tokens.push({ kind: 'symbol', symbol: symbolOf(symbol), offset });
    else if (quoted !== undefined) tokens.push({ kind: 'quoted', text: quoted.normalize('NFC'), offset });
    else if (unclosed !== undefined) tokens.push({ kind: 'unclosed', text: unclosed, offset });
    else if (unknown !== undefined) tokens.push({ kind: 'unknown', text: unknown, offset });
  }
  tokens.push({ kind: 'end', offset: line.length });
  return tokens;
}

/** AD2-NOT-03: U+2212 and U+2013 are read as a minus. */
const symbolOf = (text: string): Mark => (text === '−' || text === '–' ? '-' : (text as Mark));
