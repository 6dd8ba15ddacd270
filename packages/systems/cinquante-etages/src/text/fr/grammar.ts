import { countFr as count } from '@souterrain/words';

export { countFr as count, deFr as de, listFr as list, typesetFr as typeset } from '@souterrain/words';

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

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const points = (n: number): string => count(n, 'point', 'points');
export const gold = (n: number): string => count(n, 'pièce d’or', 'pièces d’or');
