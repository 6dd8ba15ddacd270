import type { RuleId } from '@souterrain/catalog';
import type { Rule } from '@souterrain/kernel';
import type { Being } from '../../pieces.ts';
import type { HB } from '../../world.ts';

/** HB-ACT-03, HB-HERO-02: a heroic ability. */
export interface Ability {
  readonly id: string;
  /** Its row of the d12. */
  readonly roll: number;
  readonly use: 'action' | 'libre' | 'passive';
  /** HB-HERO-03: how often it may be used; null for what always holds. */
  readonly per: 'combat' | 'round' | null;
  readonly rules: readonly RuleId[];
  /** What the action does, where it is no attack. */
  readonly run?: (g: HB, being: Being) => Rule<void>;
}

export function hasAbility({ hero }: Being, id: string): boolean {
  return hero?.abilities.includes(id) ?? false;
}

/** HB-HERO-03: known, and not yet used this combat or this round. */
export const canUseAbility = (being: Being, id: string): boolean => hasAbility(being, id) && !being.used.includes(id);
