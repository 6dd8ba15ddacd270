/** `unknown` is what no grammar knows: the parser refuses it where it stands, saying what would have fitted. */
export type TokenKind = 'number' | 'word' | 'sign' | 'unknown' | 'end';

export interface Token {
  readonly kind: TokenKind;
  /** As the grammar spells it: lower case, `>=` for `≥`. */
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

const SPACE = /\s+/y;
const KINDS: readonly (readonly [TokenKind, RegExp])[] = [
  ['number', /\d+/y],
  // The longest first: dice are written without spaces, so `4d6dl1` must not be read as a `d` and something else.
  ['word', /max|min|vs|kh|kl|dh|dl|ro|[dkrf]/iy],
  ['sign', />=|<=|[><=+\-*(){},!%≥≤×−]/y],
  ['unknown', /\p{L}+|./suy],
];

const SPELLINGS: Readonly<Record<string, string>> = { '≥': '>=', '≤': '<=', '×': '*', '−': '-' };

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/** The tokens of a text, the end being the last one. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const space = matchAt(SPACE, text, at);
    if (space !== undefined) {
      at += space.length;
      continue;
    }
    for (const [kind, pattern] of KINDS) {
      const found = matchAt(pattern, text, at);
      if (found === undefined) continue;
      tokens.push({ kind, text: SPELLINGS[found] ?? found.toLowerCase(), at, end: at + found.length });
      at += found.length;
      break;
    }
  }
  tokens.push({ kind: 'end', text: '', at, end: at });
  return tokens;
}
