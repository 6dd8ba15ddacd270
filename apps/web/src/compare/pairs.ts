import type { EncounterEntry } from '@souterrain/crawl/content';
import { type EditionId, SIDES } from './editions.ts';

/** A ready-made hero in each edition, of the same Origine and of the same Carrière. */
export interface Pair {
  readonly id: string;
  readonly origin: string;
  readonly career: string;
  readonly heroes: Readonly<Record<EditionId, string>>;
}

/** The Origine that the second edition gave another name. */
const RENAMED: Readonly<Record<string, string>> = { feliformes: 'felis' };

export const PAIRS: readonly Pair[] = Object.values(SIDES['attention-donjon'].content.heroes).flatMap((first) => {
  const { career } = first;
  const origin = RENAMED[first.origin] ?? first.origin;
  const second = Object.values(SIDES['attention-donjon-2'].content.heroes).find(
    (hero) => hero.origin === origin && hero.career === career,
  );
  if (!second) return [];
  const heroes = { 'attention-donjon': first.id, 'attention-donjon-2': second.id };
  return [{ id: `${origin}-${career}`, origin, career, heroes }];
});

/** Somebody to fight: not only a captive to be freed. */
const isFight = ({ groups }: EncounterEntry): boolean => groups.every(({ camp = 'hostile' }) => camp === 'hostile');

/** Encounters that both editions have under one id. */
export const SHARED_ENCOUNTERS: readonly string[] = Object.values(SIDES['attention-donjon'].content.encounters)
  .filter((first) => isFight(first) && SIDES['attention-donjon-2'].content.encounters[first.id] !== undefined)
  .map(({ id }) => id);
