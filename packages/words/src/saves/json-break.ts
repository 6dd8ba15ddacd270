/** Where a text stops being JSON, counted from 1 as an editor counts. */
export interface JsonBreak {
  readonly line: number;
  readonly column: number;
  /** True when everything is right as far as it goes, and more was to come. */
  readonly isCut: boolean;
}

const BLANK = /[\t\n\r ]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
/** What a cut leaves of a word, of a number or of a sign inside a text. */
const UNFINISHED = /(?:\\(?:u[\dA-Fa-f]{0,3})?|-|\.|[Ee][+-]?|tr?u?|fa?l?s?|nu?l?)$/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?|true|false|null/y;

/** What may come next: a value, or what follows one in the list or the object it is in. */
type Awaited = 'value' | 'first-item' | 'first-key' | 'key' | 'colon' | 'after-item' | 'after-pair' | 'end';

/** Undefined for a text that is JSON. The platform's own parser says this in its own words, each in another way. */
export function jsonBreak(text: string): JsonBreak | undefined {
  const open: ('[' | '{')[] = [];
  let awaited: Awaited = 'value';
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found === undefined) return false;
    at += found.length;
    return true;
  };
  const after = (): Awaited => (open.length === 0 ? 'end' : open.at(-1) === '[' ? 'after-item' : 'after-pair');
  const close = (): void => {
    at++;
    open.pop();
    awaited = after();
  };
  const enter = (mark: '[' | '{'): void => {
    at++;
    open.push(mark);
    awaited = mark === '[' ? 'first-item' : 'first-key';
  };
  for (;;) {
    take(BLANK);
    const mark = text[at];
    if (mark === undefined) return awaited === 'end' ? undefined : placeOf(text, at, true);
    const isValue: boolean = awaited === 'value' || awaited === 'first-item';
    if (isValue && (mark === '[' || mark === '{')) enter(mark);
    else if (mark === ']' && (awaited === 'first-item' || awaited === 'after-item')) close();
    else if (mark === '}' && (awaited === 'first-key' || awaited === 'after-pair')) close();
    else if (mark === ',' && (awaited === 'after-item' || awaited === 'after-pair')) {
      at++;
      awaited = awaited === 'after-item' ? 'value' : 'key';
    } else if (mark === ':' && awaited === 'colon') {
      at++;
      awaited = 'value';
    } else if (mark === '"' && (isValue || awaited === 'key' || awaited === 'first-key')) {
      const end = stringEnd(text, at);
      if (typeof end === 'string') return placeOf(text, at, end === 'cut');
      at = end;
      awaited = isValue ? after() : 'colon';
    } else if (isValue && take(SCALAR)) awaited = after();
    else return placeOf(text, at, awaited !== 'end' && isUnfinished(text, at));
  }
}

/** Where a text between quotes ends. */
function stringEnd(text: string, start: number): number | 'cut' | 'wrong' {
  for (let at = start + 1; at < text.length; at++) {
    const mark = text[at]!;
    if (mark === '"') return at + 1;
    if (mark < ' ') return 'wrong';
    if (mark !== '\\') continue;
    ESCAPE.lastIndex = at;
    const sign = ESCAPE.exec(text)?.[0];
    if (sign === undefined) return isUnfinished(text, at) ? 'cut' : 'wrong';
    at += sign.length - 1;
  }
  return 'cut';
}

function isUnfinished(text: string, at: number): boolean {
  UNFINISHED.lastIndex = at;
  return UNFINISHED.test(text);
}

function placeOf(text: string, at: number, isCut: boolean): JsonBreak {
  const before = text.slice(0, at);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: at - start + 1, isCut };
}
