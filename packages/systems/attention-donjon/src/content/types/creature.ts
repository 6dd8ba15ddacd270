import type { Attribute, Skill } from '../../figures/traits.ts';
import type { Words } from './words.ts';

/** AD1-COMBAT-01. Dice are `attribute` of the wielder, if any, plus `plus`. */
export interface AttackEntry {
  readonly id: string;
  readonly name?: Words;
  readonly skill: Skill;
  /** Dice of a creature; a hero rolls its own skill. */
  readonly value?: number;
  readonly reach: 1 | 2 | 3;
  readonly damage: { readonly attribute?: Attribute; readonly plus: number } | null;
  readonly penetration?: number;
  readonly magic?: true;
  /** AD1-TRAIT-16: the trait its target resists with, in an opposed test. */
  readonly opposed?: Attribute;
  /** AD1-ARME-21: it leaves the hand, and lies in the square of its target. */
  readonly once?: true;
  /** AD1-ARME-20. */
  readonly reload?: true;
  /** AD1-ARME-19: kind of ammunition. */
  readonly ammunition?: string;
  /** Features that act on this attack alone: riders, pushes, flails. */
  readonly features?: readonly string[];
}

export type Ai = 'melee' | 'tir' | 'attaque-blesse' | 'lache' | 'gardien' | 'statique';
export type Placement = 'front' | 'fond' | 'encerclement' | 'porte' | 'fixe';

/** AD1-BEST-01. Attributes that are not listed are worth the level; null is null. */
export interface CreatureEntry {
  readonly id: string;
  readonly name: Words;
  readonly plural: Words;
  readonly family: string;
  readonly level: number;
  readonly traits?: Readonly<Record<string, number | null>>;
  /** AD1-DERIV-15: printed values are used as they are. */
  readonly parade?: number;
  readonly endurance?: number;
  /** The bracketed value, where it differs. */
  readonly natural?: number;
  readonly sante?: number;
  readonly deplacement?: number;
  readonly attacks: readonly AttackEntry[];
  readonly features?: readonly string[];
  /** Tags: categories of AD1-TRAQ-07, `inamovible`. */
  readonly tags: readonly string[];
  readonly immunities?: readonly string[];
  /** AD1-IA-01: none is IA Mêlée; an allied creature without a tag is played freely. */
  readonly ai?: Ai;
  readonly placement?: Placement;
  /** AD1-INIT-08. */
  readonly initiative?: { readonly choose?: number; readonly multiple?: number };
}
