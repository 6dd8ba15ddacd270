import type { RuleId } from '@souterrain/catalog';
import type { Rule } from '@souterrain/kernel';
import type { AD1, Figure } from '../state.ts';

/** Points a hero can spend: its own, and those of its items (AD1-HRSM-18). */
export function heroismLeft(_hero: Figure): number {
  throw new Error('not built yet');
}
/** AD1-HRSM-19, AD1-IMPE-05: one point goes, unless Héroïsme à revendre gives it back. */
export function* spendHeroism(_g: AD1, _hero: Figure, _rules: readonly RuleId[]): Rule<void> {
  throw new Error('not built yet');
}
