import { pluralEn } from '@souterrain/words';

/** A noun: plain, without an article of its own (« chain mail »), or a proper name. */
export type Noun = string | { readonly mass: string } | { readonly proper: string } | { readonly unique: string };

export function textOf(noun: Noun): string {
  if (typeof noun === 'string') return noun;
  return 'mass' in noun ? noun.mass : 'proper' in noun ? noun.proper : noun.unique;
}

/** « unique » is one of a kind: the Goblin King, never a Goblin King. */
export function a(noun: Noun): string {
  if (typeof noun === 'string') return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
  return 'unique' in noun ? `the ${noun.unique}` : textOf(noun);
}

export function the(noun: Noun): string {
  return typeof noun === 'object' && 'proper' in noun ? noun.proper : `the ${textOf(noun)}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const count = (n: number, one: string, many: string): string => `${n} ${pluralEn(n, one, many)}`;
export const points = (n: number): string => count(n, 'point', 'points');
export const gold = (n: number): string => `${n} gold`;

export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
