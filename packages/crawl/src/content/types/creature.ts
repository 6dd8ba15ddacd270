import type { Words } from './words.ts';

/** AD1-TRAIT-04: the five attributes every profile shares. */
export type Attribute = 'agilite' | 'savoir' | 'mental' | 'force' | 'vigueur';

/** AD1-COMBAT-01, AD1-ARME-01, as the first edition prints it. Dice are `attribute` of the wielder, if any, plus `plus`. */
export interface AttackEntry {
  readonly id: string;
  readonly name?: Words;
  readonly skill: string;
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

/** What both editions say of a creature; each adds how it fights. */
export interface CreatureEntry {
  readonly id: string;
  readonly name: Words;
  readonly plural: Words;
  readonly family: string;
  readonly level: number;
  readonly sante?: number;
  readonly deplacement?: number;
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
