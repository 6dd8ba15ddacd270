const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

const french = (text: string): string =>
  text
    .replace(/'/g, '’')
    .replace(/\.\.\./g, '…')
    .replace(/ ([;!?%])/g, `${NARROW}$1`)
    .replace(/(?<=\p{N})%/gu, `${NARROW}%`)
    .replace(/ ([:»])/g, `${NO_BREAK}$1`)
    .replace(/« /g, `«${NO_BREAK}`)
    // A minus sign stands before a value or between two spaced terms; a hyphen inside a word, a range or a rule id stays,
    // and so does the lone hyphen of an empty table cell.
    .replace(/(?<![\p{L}\p{N}])-(?=\p{N}|nD?\b|d\p{N})/gu, '−')
    .replace(/(?<=[^\s|] )-(?= [^\s|])/gu, '−');

/** French typography for texts written with a plain keyboard. What stands between backticks is notation: left as it is. */
export const typographie = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : french(part)))
    .join('');
