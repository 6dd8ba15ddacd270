import type { RuleId } from '@souterrain/catalog';
import type { Rule, Term } from '@souterrain/kernel';
import type { Strike } from '../figures/features.ts';
import type { AD1, Figure } from '../state.ts';

export interface DamageOrder {
  /** Null for a trap, lava, a bomb nobody is credited with. */
  readonly who: Figure | null;
  readonly target: Figure;
  readonly dice: readonly Term[];
  readonly penetration?: number;
  readonly strike?: Strike;
  readonly magic?: boolean;
  readonly rule: RuleId;
}
/** AD1-DMG-06 to AD1-DMG-13: a damage roll and what it does; returns the wounds and whether the target was affected. */
export function* damageRoll(
  _g: AD1,
  _order: DamageOrder,
): Rule<{ readonly affected: boolean; readonly wounds: number }> {
  throw new Error('not built yet');
}
