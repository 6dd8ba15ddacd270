/** How much of a JSON text is read. What goes beyond is refused before anything is made of it. */
export interface JsonLimits {
  /** Its characters. */
  readonly length: number;
  /** How far its values may hold one another. */
  readonly depth: number;
  /** Its values, of all depths. */
  readonly values: number;
}

/** What a text has too much of, and from where on: counted from 1, as an editor counts. */
export interface JsonExcess {
  readonly of: 'too-long' | 'too-deep' | 'too-many' | 'too-many-digits';
  readonly line: number;
  readonly column: number;
}

/** No number that was ever written by a program has as many. */
const MOST_DIGITS = 64;

/** Undefined for a text within its limits, be it JSON or not. */
export function jsonExcess(text: string, limits: JsonLimits): JsonExcess | undefined {
  const beyond = (of: JsonExcess['of'], at: number): JsonExcess => {
    const before = text.slice(0, at);
    return { of, line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
  };
  if (text.length > limits.length) return beyond('too-long', limits.length);
  let depth = 0;
  let values = 1;
  let digits = 0;
  for (let at = 0; at < text.length; at++) {
    const mark = text.charCodeAt(at);
    digits = mark >= ZERO && mark <= NINE ? digits + 1 : 0;
    if (digits > MOST_DIGITS) return beyond('too-many-digits', at);
    if (mark === QUOTE) at = endOfText(text, at);
    else if (mark === BRACKET_END || mark === BRACE_END) depth--;
    else if (mark === COMMA || mark === BRACKET || mark === BRACE) {
      if (mark !== COMMA && ++depth > limits.depth) return beyond('too-deep', at);
      if (++values > limits.values) return beyond('too-many', at);
    }
  }
  return undefined;
}

const [QUOTE, ESCAPE, COMMA, BRACKET, BRACKET_END, BRACE, BRACE_END, ZERO, NINE] = [...'"\\,[]{}09'].map((mark) =>
  mark.charCodeAt(0),
) as [number, number, number, number, number, number, number, number, number];

/** Where a text between quotes ends, or where all ends. */
function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === ESCAPE ? 2 : 1;
  return at;
}
