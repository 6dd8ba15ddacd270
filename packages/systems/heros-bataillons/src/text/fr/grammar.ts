import { countFr } from '@souterrain/words';
import type { Reason } from '../../checks/events.ts';
import type { Tell } from '../spoken.ts';

export const points = (n: number): string => countFr(n, 'point', 'points');

/** « (avantages : aide, hauteur ; désavantages : pluie) », or nothing. */
export function reasons(tell: Tell, groups: Readonly<Record<string, readonly Reason[]>>): string {
  const told = Object.entries(groups).flatMap(([title, list]) =>
    list.length === 0 ? [] : [`${title} : ${list.map(({ label }) => tell.name(label)).join(', ')}`],
  );
  return told.length === 0 ? '' : ` (${told.join(' ; ')})`;
}
