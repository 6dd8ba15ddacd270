import { pluralFr, THIN, WIDE } from '@souterrain/words';

/** A noun with its gender: plural feminine too, and proper names, which take no article. */
export type Noun = readonly [kind: 'm' | 'f' | 'fp' | 'propre', text: string];

/** Every h of ours is aspirated: la hache, le harnois. */
const ELIDES = /^[aeiouâàéèêëîïôùûœ]/i;

export function le([kind, text]: Noun): string {
  if (kind === 'propre') return text;
  if (kind === 'fp') return `les ${text}`;
  if (ELIDES.test(text)) return `l’${text}`;
  return `${kind === 'm' ? 'le' : 'la'} ${text}`;
}

export function un([kind, text]: Noun): string {
  if (kind === 'propre') return text;
  return `${kind === 'fp' ? 'des' : kind === 'm' ? 'un' : 'une'} ${text}`;
}

/** Before a name: d’Aldric, d’Ysolde, de Mathilde, de Yann. */
export const de = (name: string): string =>
  /^([aeiouâàéèêëîïôùûœ]|y[^aeiou])/i.test(name) ? `d’${name}` : `de ${name}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const count = (n: number, one: string, many: string): string => `${n} ${pluralFr(n, one, many)}`;
export const points = (n: number): string => count(n, 'point', 'points');
export const gold = (n: number): string => count(n, 'pièce d’or', 'pièces d’or');

export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;

/** French is written here with plain spaces; its no-break spaces are set once, on the way out. */
export const typeset = (text: string): string =>
  text
    .replace(/ ([!?;])/g, `${THIN}$1`)
    .replace(/ ([:»])/g, `${WIDE}$1`)
    .replace(/« /g, `«${WIDE}`);
