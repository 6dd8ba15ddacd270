import type { RuleId } from '@souterrain/catalog';
import type { Figure, Item } from '@souterrain/crawl';
import type { AttackEntry } from '@souterrain/crawl/content';
import type { DodgeNeed, MovementEvent } from '@souterrain/crawl/movement';
import type { Attack, Bearing as BearingOf, Offer, Feature as SharedFeature } from '@souterrain/crawl/world';
import type { Rule, Term } from '@souterrain/kernel';
import type { StrikeKind } from '../combat/events.ts';
import type { AD1 } from './ad1.ts';
import type { Roll, RollOrder } from './roll.ts';

export type { Offer } from '@souterrain/crawl/world';

export type Bearing = BearingOf<Feature>;

/** Where a bonus comes from decides what ignores it (AD1-DERIV-08, AD1-DERIV-12, AD1-DERIV-13, AD1-DMG-16). */
export type Nature = 'talent' | 'bouclier' | 'arme' | 'armure' | 'protection' | 'etat';

export interface Bonus {
  readonly value: number;
  readonly nature: Nature;
}

/** What a talent spares its bearer (AD1-SYLV-05, AD1-TRAQ-13, AD1-FELI-19, AD1-BERS-12, AD1-BERS-16): ask `ignores` of bearings.ts. */
export type Spared = 'couvert' | 'contact' | 'penetration' | 'secoue' | 'etre-secoue';

/** Facts of one attack, from its declaration to its consequences (AD1-DMG-17). */
export interface Strike {
  readonly attacker: Figure;
  target: Figure;
  readonly attack: AD1Attack;
  /** Free attacks and extra attacks are not the standard action of the turn. */
  readonly how: StrikeKind;
  /** The faces of the attack roll, once it is made. */
  faces?: readonly number[] | undefined;
  hit?: boolean | undefined;
  seuil?: number | undefined;
  /** Seuil of the damage roll, where it succeeded. */
  damageSeuil?: number | undefined;
  wounds?: number | undefined;
  killed?: boolean | undefined;
  extraDamage: number;
}

/** One way to attack that a figure has now. */
export interface AD1Attack extends Omit<AttackEntry, 'once' | 'reload' | 'ammunition'>, Attack {
  readonly item?: Item;
}

/** What a talent makes of an Esquive. */
export interface Dodging {
  /** It succeeds without a roll. */
  readonly passes?: Pick<DodgeSettled, 'how'> & { readonly rule: RuleId };
  /** What giving up the standard action does: the Esquive succeeds, or is two easier. */
  readonly sacrifice?: { readonly rule: RuleId; readonly wins: boolean };
  readonly difficulty?: Term;
}

type DodgeSettled = Extract<MovementEvent, { type: 'dodgeSettled' }>;

/** What the first edition's rolls, attacks and damage ask of a talent, an item, a state or a special rule. */
export interface Feature extends SharedFeature<AD1> {
  /** Dice added to (or taken from) a roll of the bearer. */
  dice?(g: AD1, at: Bearing, roll: Roll): number;
  /** Added to the Difficulty of a roll aimed at the bearer, before it is made. */
  difficulty?(g: AD1, at: Bearing, roll: Roll): number;
  parade?(g: AD1, at: Bearing, against: Figure | undefined): Bonus | undefined;
  /** Applied once all bonuses are added: halved, at most 1, 0 (AD1-GRAVE-06, AD1-GRAVE-07, AD1-ETAT-03). */
  paradeLimit?(parade: number): number;
  endurance?(g: AD1, at: Bearing, roll: RollOrder | undefined): Bonus | undefined;
  /** Agilité is read as this at most (AD1-ARMU-07). */
  readonly agiliteCap?: number;
  /** Declared before the dice of a roll, of anybody (AD1-DICE-10, step 2). */
  before?(g: AD1, at: Bearing, roll: Roll): readonly Offer[];
  /** Declared after the dice (step 6): on the bearer's rolls or on rolls against it. */
  after?(g: AD1, at: Bearing, roll: Roll): readonly Offer[];
  /** May reroll one die of a batch of the bearer (step 4): called to spend it. */
  reroll?(g: AD1, at: Bearing, roll: Roll): (() => void) | undefined;
  /** Step 7: a roll of the bearer is settled. */
  rolled?(g: AD1, at: Bearing, roll: Roll): void;
  /** Attacks it gives. */
  attacks?(g: AD1, at: Bearing): readonly AD1Attack[];
  /** AD1-DMG-17, step 3: the bearer, or somebody it protects, is hit. Changes `strike.target`. */
  redirect?(g: AD1, at: Bearing, strike: Strike): Rule<void>;
  /**
   * Steps 4 and 6: true when the bearer may push its target rather than roll damage or, once the damage roll succeeded
   * (`strike.damageSeuil` is then known), rather than make it Secouée (AD1-FELI-05 to AD1-FELI-09, AD1-CROI-12).
   */
  pushInstead?(g: AD1, at: Bearing, strike: Strike): boolean;
  /** Step 5: Pénétration added to an attack of the bearer. */
  penetration?(g: AD1, at: Bearing, strike: Strike): number;
  /** Bonuses to Parade that an attack with this feature ignores (AD1-TCOM-12). */
  readonly ignoresParade?: Nature;
  /** A roll of the bearer that is blessed or cursed from the start (AD1-TEXC-04). */
  mode?(g: AD1, at: Bearing, roll: Roll): 'beni' | 'maudit' | undefined;
  /** Step 7: the damage roll of the bearer's attack took effect. */
  wounded?(g: AD1, at: Bearing, strike: Strike): Rule<void>;
  /** Step 8: the attack hit, whatever the damage. */
  hit?(g: AD1, at: Bearing, strike: Strike): Rule<void>;
  /** Step 9: the bearer's attack killed. */
  kill?(g: AD1, at: Bearing, strike: Strike): Rule<void>;
  /** What its bearer does not suffer: cover of its targets, contact when it shoots, Pénétration, the -1 of Secoué. */
  readonly ignores?: readonly Spared[];
  /** AD1-SYLV-10: Santé that a successful Récupération of its bearer gives; 1 without it. */
  readonly recovers?: number;
  /** AD1-CROI-14: how many zones away, in line of sight, the Soins of its bearer reach. */
  readonly soinsReach?: number;
  /** AD1-DODGE-22 to AD1-DODGE-30: how its bearer gets through an Esquive that is so hard. */
  dodges?(g: AD1, level: DodgeNeed['level']): Dodging;
  /** AD1-TEXC-09: asked when Insaisissable spares its bearer an Esquive; the square where it lands. */
  landing?(g: AD1, at: Bearing, to: number): Rule<number>;
}

/** The members above, by name. */
export const OWN_MEMBERS: Readonly<Record<Exclude<keyof Feature, keyof SharedFeature>, true>> = {
  dice: true,
  difficulty: true,
  parade: true,
  paradeLimit: true,
  endurance: true,
  agiliteCap: true,
  before: true,
  after: true,
  reroll: true,
  rolled: true,
  redirect: true,
  pushInstead: true,
  penetration: true,
  ignoresParade: true,
  mode: true,
  wounded: true,
  hit: true,
  kill: true,
  ignores: true,
  recovers: true,
  soinsReach: true,
  dodges: true,
  landing: true,
};

export const defineFeature = (feature: Feature): Feature => feature;
