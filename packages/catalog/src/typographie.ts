const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

const anyLanguage = (text: string): string =>
  text
    .replace(/'/g, '’')
    .replace(/\.\.\./g, '…')
    // A minus sign stands before a value or between two spaced terms; a hyphen inside a word, a range or a rule id stays,
    // and so does the lone hyphen of an empty table cell.
    .replace(/(?<![\p{L}\p{N}])-(?=\p{N}|nD?\b|d\p{N})/gu, '−')
    .replace(/(?<=[^\s|] )-(?= [^\s|])/gu, '−');

/** What is quoted, with either mark; an apostrophe stands inside or after a word. */
const QUOTED = /"([^"]*)"|(?<![\p{L}\p{N}])'([^']*)'(?!\p{L})/gu;

const english = (text: string): string => anyLanguage(text.replace(QUOTED, '“$1$2”'));

const french = (text: string): string =>
  anyLanguage(text)
    .replace(/ ([;!?%])/g, `${NARROW}$1`)
    .replace(/(?<=\p{N})%/gu, `${NARROW}%`)
    .replace(/ ([:»])/g, `${NO_BREAK}$1`)
    .replace(/« /g, `«${NO_BREAK}`);

/** What stands between backticks is notation: left as it is. */
const around = (text: string, set: (part: string) => string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : set(part)))
    .join('');

/** French typography for texts written with a plain keyboard. */
export const typographie = (text: string): string => around(text, french);

/** The same for English. */
export const typography = (text: string): string => around(text, english);
