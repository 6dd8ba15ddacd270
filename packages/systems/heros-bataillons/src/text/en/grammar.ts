import { pluralEn } from '@souterrain/words';
import type { Reason } from '../../checks/events.ts';
import type { Tell } from '../spoken.ts';

export const count = (n: number, one: string, many: string): string => `${n} ${pluralEn(n, one, many)}`;

/** "(advantages: help, high ground; disadvantages: rain)", or nothing. */
export function reasons(tell: Tell, groups: Readonly<Record<string, readonly Reason[]>>): string {
  const told = Object.entries(groups).flatMap(([title, list]) =>
    list.length === 0 ? [] : [`${title}: ${list.map(({ label }) => tell.name(label)).join(', ')}`],
  );
  return told.length === 0 ? '' : ` (${told.join('; ')})`;
}
