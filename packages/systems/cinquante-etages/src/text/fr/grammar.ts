import { countFr as count } from '@souterrain/words';

export { countFr as count, deFr as de, listFr as list, typesetFr as typeset } from '@souterrain/words';

/** A noun with its gender; proper names take no article. */
export interface Noun {
  readonly text: string;
  readonly gender: 'm' | 'f' | 'propre';
  readonly plural?: true | undefined;
  /** It begins with a mute h: l’hydre. */
  readonly elided?: true | undefined;
  /** There is one of it: never « un ». */
  readonly unique?: true | undefined;
}

/** An h is aspirated unless the noun says that it is not: la hache, le harnois. */
const ELIDES = /^[aeiouâàéèêëîïôùûœ]/i;

export function le({ text, gender, plural, elided }: Noun): string {
  if (gender === 'propre') return text;
  if (plural) return `les ${text}`;
  if (elided || ELIDES.test(text)) return `l’${text}`;
  return `${gender === 'm' ? 'le' : 'la'} ${text}`;
}

export function un(noun: Noun): string {
  const { text, gender, plural, unique } = noun;
  if (gender === 'propre') return text;
  if (unique) return le(noun);
  return `${plural ? 'des' : gender === 'm' ? 'un' : 'une'} ${text}`;
}

/** A participle that agrees: « bue ». */
export const agreed = (participle: string, { gender, plural }: Noun): string =>
  participle + (gender === 'f' ? 'e' : '') + (plural ? 's' : '');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const points = (n: number): string => count(n, 'point', 'points');
export const gold = (n: number): string => count(n, 'pièce d’or', 'pièces d’or');
