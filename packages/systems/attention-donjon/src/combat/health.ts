import type { RuleId } from '@souterrain/catalog';
import type { Rule } from '@souterrain/kernel';
import type { Action } from '../rounds/action.ts';
import type { AD1, Figure } from '../state.ts';

/** AD1-HEALTH-28: Santé lost outside a damage roll; lethal events are settled at once. */
export function* loseSante(
  _g: AD1,
  _figure: Figure,
  _loss: { amount: number; by: string; rules: readonly RuleId[] },
): Rule<void> {
  throw new Error('not built yet');
}
/** AD1-HEALTH-21: never above the maximum. */
export function heal(_g: AD1, _figure: Figure, _gain: { amount: number; by: string; rules: readonly RuleId[] }): void {
  throw new Error('not built yet');
}
/** AD1-DMG-07, AD1-BERS-16, AD1-ETAT-07: makes a figure Secouée, outside a damage roll too. */
export function secouer(_g: AD1, _figure: Figure, _rules: readonly RuleId[]): void {
  throw new Error('not built yet');
}
/** Secoué or Sérieusement secoué. */
export function isSecoue(_figure: Figure): boolean {
  throw new Error('not built yet');
}
/** Takes a figure off the board: killed, routed, gone. Ends its meeting when it was the last (AD1-TRES-01). */
export function* removeFigure(
  _g: AD1,
  _figure: Figure,
  _why: { how: 'mort' | 'parti'; by: Figure | null; rules: readonly RuleId[] },
): Rule<void> {
  throw new Error('not built yet');
}
/** AD1-HEALTH-15: Se Reprendre, Récupération, Soins, Se libérer, Se relever. */
export function healthActions(_g: AD1, _figure: Figure): readonly Action[] {
  return [];
}
