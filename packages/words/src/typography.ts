/** No-break spaces of French typesetting: thin before ! ? ; and wide before : and inside « ». */
export const THIN = '\u202F';
export const WIDE = '\u00A0';

/** « text ». */
export const quoted = (text: string): string => `«${WIDE}${text}${WIDE}»`;

/** A number with a real minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const number = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** French counts 0 and 1 as singular. */
export const pluralFr = (n: number, one: string, many: string): string => (Math.abs(n) < 2 ? one : many);

export const pluralEn = (n: number, one: string, many: string): string => (n === 1 ? one : many);

/** What others wrote, without the signs that would move a cursor or colour a terminal. */
export const printable = (text: string): string => text.replace(/\p{Cc}/gu, '');
