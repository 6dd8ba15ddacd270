import type { Figure, State } from '../state.ts';
import { bearingsWith } from './bearings.ts';
import { profileOf } from './profile.ts';

/** AD1-DERIV-04. */
export function deplacementOf(state: State, figure: Figure): number {
  let value = figure.hero ? figure.hero.sheet.deplacement : profileOf(state, figure).deplacement;
  if (value === 0) return 0;
  for (const at of bearingsWith(state, figure).deplacement) value += at.feature.deplacement?.(state, at) ?? 0;
  return Math.max(0, value);
}

/** AD1-TRAQ-07: categories are tags. */
export const hasTag = (state: State, figure: Figure, tag: string): boolean =>
  figure.profile !== null && profileOf(state, figure).tags.includes(tag);

/** AD1-ETAT-07. */
export const isImmune = (state: State, figure: Figure, to: string): boolean =>
  figure.profile !== null && profileOf(state, figure).immunities.includes(to);
