import { pluralFr, THIN, WIDE } from './typography.ts';

/** Before a name: d’Aldric, d’Ysolde, d’Homme-Rat 1, de Mathilde, de Yann. */
export const deFr = (name: string): string =>
  /^([aeiouâàéèêëîïôùûœ]|y[^aeiou]|homme)/i.test(name) ? `d’${name}` : `de ${name}`;

export const countFr = (n: number, one: string, many: string): string => `${n} ${pluralFr(n, one, many)}`;

export const listFr = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;

/** French is written with plain spaces; its no-break spaces are set once, on the way out. */
export const typesetFr = (text: string): string =>
  text
    .replace(/ ([!?;])/g, `${THIN}$1`)
    .replace(/ ([:»])/g, `${WIDE}$1`)
    .replace(/« /g, `«${WIDE}`);
