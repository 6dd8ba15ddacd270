import type { Rule } from '@souterrain/kernel';
import type { Attack, Strike } from '../figures/features.ts';
import type { AD1, Figure } from '../state.ts';

export interface StrikeOrder {
  readonly attacker: Figure;
  readonly target: Figure;
  readonly attack: Attack;
  readonly how: Strike['how'];
  /** Dice added to the attack roll and to the damage roll by what asks for the attack. */
  readonly extra?: {
    readonly dice?: number;
    readonly damage?: number;
    readonly rule: import('@souterrain/catalog').RuleId;
    readonly label: string;
  };
}
/** AD1-DMG-17: one attack, in full. */
export function* strike(_g: AD1, _order: StrikeOrder): Rule<Strike> {
  throw new Error('not built yet');
}
/** AD1-DODGE-17, AD1-DODGE-19: offers (hero) or makes (group) a free close-combat attack and spends the Réaction. */
export function* freeAttack(_g: AD1, _attacker: Figure, _target: Figure): Rule<Strike | undefined> {
  throw new Error('not built yet');
}
