import type { Cell } from '@souterrain/dungeon';
import { areTouching, sees, zonesBetween } from '../movement/plan.ts';
import type { Crawl } from '../world/crawl.ts';
import type { Attack } from '../world/features.ts';

/**
 * AD1-COMBAT-03 to AD1-COMBAT-07, AD2-XCOMB-01: each Allonge includes the smaller ones; adjacent squares always see each
 * other (AD1-GRID-07).
 */
export function isInReach(g: Crawl, from: Cell, { to, reach }: { to: Cell; reach: number }): boolean {
  if (g.state.variants.zoneDistance === 'graph') {
    const survey = g.survey;
    return survey.ground(to).isStruckFrom(survey.ground(from), reach);
  }
  if (areTouching(g, from, to)) return true;
  return zonesBetween(g, from, to) < reach && sees(g, from, to);
}

/** The same for an attack; AD2-NOT-11, AD2-NOT-12: where zones alone count, contact is not enough. */
export const reaches = (
  g: Crawl,
  { reach, within, sighted }: Pick<Attack, 'reach' | 'within' | 'sighted'>,
  { from, to }: { readonly from: Cell; readonly to: Cell },
): boolean => {
  if (within === undefined) return isInReach(g, from, { to, reach });
  return zonesBetween(g, from, to) <= within && (!sighted || sees(g, from, to));
};
