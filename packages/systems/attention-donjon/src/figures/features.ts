import type { RuleId } from '@souterrain/catalog';
import type { Option, Rule } from '@souterrain/kernel';
import type { AttackEntry } from '../content/types.ts';
import type { Roll } from '../rolls/roll.ts';
import type { Action } from '../rounds/action.ts';
import type { AD1, Figure, Item, Mark, State } from '../state.ts';

/** A feature as somebody has it: by a talent, an item, a state or a profile. */
export interface Bearing {
  readonly feature: Feature;
  readonly who: Figure;
  readonly item?: Item;
  readonly mark?: Mark;
  /** Whose effect it is, where it reaches others of its camp. */
  readonly owner?: Figure;
}

/** Something a player may do in a window. It is offered only when it can matter. */
export type Offer = Option<() => Rule<void>>;

/** Where a bonus comes from decides what ignores it (AD1-DERIV-08, AD1-DERIV-12, AD1-DERIV-13, AD1-DMG-16). */
export type Nature = 'talent' | 'bouclier' | 'arme' | 'armure' | 'protection' | 'etat';

export interface Bonus {
  readonly value: number;
  readonly nature: Nature;
}

/** What a state forbids (AD1-ETAT-02, AD1-ETAT-03, AD1-GRAVE-06, AD1-GRAVE-07). */
export type Ban = 'actions' | 'reactions' | 'mouvement' | 'reveler' | 'bouger';

/** Facts of one attack, from its declaration to its consequences (AD1-DMG-17). */
export interface Strike {
  readonly attacker: Figure;
  target: Figure;
  readonly attack: Attack;
  /** Free attacks and extra attacks are not the standard action of the turn. */
  readonly how: 'standard' | 'bonus' | 'gratuite' | 'talent';
  /** The faces of the attack roll, once it is made. */
  faces?: readonly number[];
  hit?: boolean;
  seuil?: number;
  /** Seuil of the damage roll, where it succeeded. */
  damageSeuil?: number;
  wounds?: number;
  killed?: boolean;
  extraDamage: number;
}

/** One way to attack that a figure has now. */
export interface Attack extends AttackEntry {
  readonly item?: Item;
}

/**
 * One talent, item effect, state or special rule: numbers it changes and windows it acts in. One small file each; the
 * registry finds it by its id. Every member is optional.
 */
export interface Feature {
  readonly id: string;
  readonly rule: RuleId;
  /** Dice added to (or taken from) a roll of the bearer. */
  dice?(state: State, at: Bearing, roll: Roll): number;
  /** Added to the Difficulty of a roll aimed at the bearer, before it is made. */
  difficulty?(state: State, at: Bearing, roll: Roll): number;
  parade?(state: State, at: Bearing, against: Figure | undefined): Bonus | undefined;
  /** Applied once all bonuses are added: halved, at most 1, 0 (AD1-GRAVE-06, AD1-GRAVE-07, AD1-ETAT-03). */
  paradeLimit?(parade: number): number;
  endurance?(state: State, at: Bearing, roll: Roll | undefined): Bonus | undefined;
  deplacement?(state: State, at: Bearing): number;
  /** Agilité is read as this at most (AD1-ARMU-07). */
  readonly agiliteCap?: number;
  readonly bans?: readonly Ban[];
  /** True when a mark of `owner` also acts on `other`, of its camp. */
  aura?(state: State, owner: Figure, other: Figure): boolean;
  /** AD1-ETAT-01: true for a state that Soins may remove. */
  readonly soignable?: true;
  /** Declared before the dice of a roll, of anybody (AD1-DICE-10, step 2). */
  before?(g: AD1, at: Bearing, roll: Roll): readonly Offer[];
  /** Declared after the dice (step 6): on the bearer's rolls or on rolls against it. */
  after?(g: AD1, at: Bearing, roll: Roll): readonly Offer[];
  /** May reroll one die of a batch of the bearer (step 4): called to spend it. */
  reroll?(g: AD1, at: Bearing, roll: Roll): (() => void) | undefined;
  /** Attacks it gives. */
  attacks?(state: State, at: Bearing): readonly Attack[];
  /** Actions it gives to its bearer in its own turn. */
  actions?(g: AD1, at: Bearing): readonly Action[];
  /** AD1-TURN-29: at the start of the bearer's turn. */
  turnStart?(g: AD1, at: Bearing): Rule<void>;
  turnEnd?(g: AD1, at: Bearing): Rule<void>;
  /** AD1-RESOL-02. */
  resolution?(g: AD1, at: Bearing): Rule<void>;
  /** AD1-DMG-17, step 3: the bearer, or somebody it protects, is hit. Changes `strike.target`. */
  redirect?(g: AD1, at: Bearing, strike: Strike): Rule<void>;
  /** Step 7: the damage roll of the bearer's attack took effect. */
  wounded?(g: AD1, at: Bearing, strike: Strike): Rule<void>;
  /** Step 8: the attack hit, whatever the damage. */
  hit?(g: AD1, at: Bearing, strike: Strike): Rule<void>;
  /** Step 9: the bearer's attack killed. */
  kill?(g: AD1, at: Bearing, strike: Strike): Rule<void>;
  /** AD1-PUSH-12: true when the bearer may not be pushed. */
  steady?(state: State, at: Bearing): boolean;
}
