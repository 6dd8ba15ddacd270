import type { Cell } from '@souterrain/dungeon';
import type { Attack } from '../figures/features.ts';
import { areTouching, sees, zonesBetween } from '../movement/plan.ts';
import { surveyOf } from '../movement/survey.ts';
import type { State } from '../state.ts';

/** AD1-COMBAT-07: each Allonge includes the smaller ones; adjacent squares always see each other (AD1-GRID-07). */
export function isInReach(state: State, from: Cell, { to, reach }: { to: Cell; reach: number }): boolean {
  if (state.variants.zoneDistance === 'graph') {
    const survey = surveyOf(state.board);
    return survey.ground(to).isStruckFrom(survey.ground(from), reach);
  }
  if (areTouching(state, from, to)) return true;
  return zonesBetween(state, from, to) < reach && sees(state, from, to);
}

/** The same for an attack; AD2-NOT-11, AD2-NOT-12: where zones alone count, contact is not enough. */
export const reaches = (
  state: State,
  { reach, within, sighted }: Pick<Attack, 'reach' | 'within' | 'sighted'>,
  { from, to }: { readonly from: Cell; readonly to: Cell },
): boolean => {
  if (within === undefined) return isInReach(state, from, { to, reach });
  return zonesBetween(state, from, to) <= within && (!sighted || sees(state, from, to));
};
