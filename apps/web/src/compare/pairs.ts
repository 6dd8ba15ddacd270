import type { EncounterEntry } from '@souterrain/crawl/content/types';
import { type EditionId, SIDES } from './editions.ts';

/** A ready-made hero in each edition, of the same Origine; of the same Carrière too where both have it. */
export interface Pair {
  readonly id: string;
  readonly heroes: Readonly<Record<EditionId, string>>;
  readonly isExact: boolean;
}

/** The Origine that the second edition gave another name. */
const RENAMED: Readonly<Record<string, string>> = { feliformes: 'felis' };

export const PAIRS: readonly Pair[] = Object.values(SIDES['attention-donjon'].heroes).flatMap((first) => {
  const origin = RENAMED[first.origin] ?? first.origin;
  const second = Object.values(SIDES['attention-donjon-2'].heroes).find((hero) => hero.origin === origin);
  if (!second) return [];
  const heroes = { 'attention-donjon': first.id, 'attention-donjon-2': second.id };
  return [{ id: origin, heroes, isExact: first.career === second.career }];
});

/** Somebody to fight: not only a captive to be freed. */
const isFight = ({ groups }: EncounterEntry): boolean => groups.every(({ camp = 'hostile' }) => camp === 'hostile');

/** Encounters that both editions have under one id. */
export const SHARED_ENCOUNTERS: readonly string[] = Object.values(SIDES['attention-donjon'].encounters)
  .filter((first) => isFight(first) && SIDES['attention-donjon-2'].encounters[first.id] !== undefined)
  .map(({ id }) => id);
