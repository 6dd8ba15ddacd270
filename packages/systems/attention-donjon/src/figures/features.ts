import type { RuleId } from '@souterrain/catalog';
import type { Option, Rule } from '@souterrain/kernel';
import type { AttackEntry } from '../content/types.ts';
import type { Roll, RollOrder } from '../rolls/roll.ts';
import type { Action, ActionType, GivenAction } from '../rounds/action.ts';
import type { AD1, Figure, Item, Mark, State } from '../state.ts';

/** A feature as somebody has it: by a talent, an item, a state or a profile. */
export interface Bearing {
  readonly feature: Feature;
  readonly who: Figure;
  readonly item?: Item | undefined;
  readonly mark?: Mark | undefined;
  /** Whose effect it is, where it reaches others of its camp. */
  readonly owner?: Figure | undefined;
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
export type Ban = 'actions' | 'etre-actif' | 'reactions' | 'mouvement' | 'reveler' | 'bouger';

/** What a talent spares its bearer (AD1-SYLV-05, AD1-TRAQ-13, AD1-FELI-19, AD1-BERS-12, AD1-BERS-16): ask `ignores` of bearings.ts. */
export type Spared = 'couvert' | 'contact' | 'penetration' | 'secoue' | 'etre-secoue';

/** Facts of one attack, from its declaration to its consequences (AD1-DMG-17). */
export interface Strike {
  readonly attacker: Figure;
  target: Figure;
  readonly attack: Attack;
  /** Free attacks and extra attacks are not the standard action of the turn. */
  readonly how: 'standard' | 'bonus' | 'gratuite' | 'talent';
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
  endurance?(state: State, at: Bearing, roll: RollOrder | undefined): Bonus | undefined;
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
  /** Step 7: a roll of the bearer is settled. */
  rolled?(g: AD1, at: Bearing, roll: Roll): void;
  /** Attacks it gives. */
  attacks?(state: State, at: Bearing): readonly Attack[];
  /** Actions it gives to its bearer in its own turn. */
  actions?(g: AD1, at: Bearing): readonly GivenAction[];
  /** AD1-TURN-29: at the start of the bearer's turn. */
  turnStart?(g: AD1, at: Bearing): Rule<void>;
  turnEnd?(g: AD1, at: Bearing): Rule<void>;
  /** False when its `turnStart` has nothing to do now, so that its order is not asked. */
  starts?(state: State, at: Bearing): boolean;
  /** AD1-RESOL-02. */
  resolution?(g: AD1, at: Bearing): Rule<void>;
  /** False when no action of this type may be spent now in the bearer's turn (AD1-GRAVE-06, AD1-GRAVE-10). */
  economy?(state: State, at: Bearing, type: ActionType): boolean;
  /** AD1-TURN-27: Réactions of a Round beyond the first. */
  readonly reactions?: number;
  /** AD1-INIT-08: `choose` cards of which one is used, `multiple` cards that are all used. */
  initiative?(state: State, at: Bearing): { readonly choose?: number; readonly multiple?: number };
  /** AD1-SYLV-08: cards drawn beyond the first when the bearer waits. */
  waitCards?(state: State, at: Bearing): number;
  /** AD1-DMG-17, step 3: the bearer, or somebody it protects, is hit. Changes `strike.target`. */
  redirect?(g: AD1, at: Bearing, strike: Strike): Rule<void>;
  /**
   * Steps 4 and 6: true when the bearer may push its target rather than roll damage or, once the damage roll succeeded
   * (`strike.damageSeuil` is then known), rather than make it Secouée (AD1-FELI-05 to AD1-FELI-09, AD1-CROI-12).
   */
  pushInstead?(g: AD1, at: Bearing, strike: Strike): boolean;
  /** Step 5: Pénétration added to an attack of the bearer. */
  penetration?(state: State, at: Bearing, strike: Strike): number;
  /** Bonuses to Parade that an attack with this feature ignores (AD1-TCOM-12). */
  readonly ignoresParade?: Nature;
  /** A roll of the bearer that is blessed or cursed from the start (AD1-TEXC-04). */
  mode?(state: State, at: Bearing, roll: Roll): 'beni' | 'maudit' | undefined;
  /** Step 7: the damage roll of the bearer's attack took effect. */
  wounded?(g: AD1, at: Bearing, strike: Strike): Rule<void>;
  /** Step 8: the attack hit, whatever the damage. */
  hit?(g: AD1, at: Bearing, strike: Strike): Rule<void>;
  /** Step 9: the bearer's attack killed. */
  kill?(g: AD1, at: Bearing, strike: Strike): Rule<void>;
  /** AD1-PUSH-12: true when the bearer may not be pushed. */
  steady?(state: State, at: Bearing): boolean;
  /** What its bearer does not suffer: cover of its targets, contact when it shoots, Pénétration, the -1 of Secoué. */
  readonly ignores?: readonly Spared[];
  /** AD1-XP-01: its bearer has just acquired it. */
  acquired?(g: AD1, at: Bearing): Rule<void>;
  /** AD1-IMPE-05: asked when its bearer spends a point of Héroïsme; true when the point is kept. */
  keepsHeroism?(g: AD1, at: Bearing): Rule<boolean>;
  /** AD1-SYLV-10: Santé that a successful Récupération of its bearer gives; 1 without it. */
  readonly recovers?: number;
  /** AD1-CROI-14: how many zones away, in line of sight, the Soins of its bearer reach. */
  readonly soinsReach?: number;
  /** False takes an action away from its bearer's own turn (AD1-TRAQ-10, AD1-CROI-16). */
  allows?(g: AD1, at: Bearing, action: Action): boolean;
  /** AD1-NAIN-07, AD1-TEXC-05: more road cards drawn on Révéler le donjon, of which one is chosen. */
  roadCards?(state: State, at: Bearing): number;
  /** AD1-NAIN-10: the same for the events sheet. */
  eventCards?(state: State, at: Bearing): number;
  /** AD1-FELI-10: cards drawn for one met group of the player's choice, of which one is kept. */
  meetCards?(state: State, at: Bearing): number;
  /** AD1-BERS-10: a Rencontre is placed and has its initiative; owners act in initiative order, then seat order. */
  met?(g: AD1, at: Bearing): Rule<void>;
  /** AD1-TMAG-08: asked once the card of a Blessure grave of its bearer is seen; true when the wound is cancelled. */
  cancelsWound?(g: AD1, at: Bearing, wound: string): Rule<boolean>;
  /** AD1-TCON-07: true when it makes this attack of its bearer magical. */
  enchants?(state: State, at: Bearing, attack: Attack): boolean;
  /** AD1-TMAG-05: asked before its bearer is pushed or knocked À terre; false when its player refuses. */
  accepts?(g: AD1, at: Bearing, what: 'poussee' | 'a-terre'): Rule<boolean>;
  /** AD1-TMAG-10: AI figures that could attack its bearer prefer it, before any other criterion. */
  readonly lures?: true;
  /** AD1-TCOM-02: may have the road card drawn again: called to spend it. */
  redrawsRoad?(g: AD1, at: Bearing): (() => void) | undefined;
  /** AD1-TEXC-09: asked when Insaisissable spares its bearer an Esquive; the square where it lands. */
  landing?(g: AD1, at: Bearing, to: number): Rule<number>;
  /** AD1-TWEA-01, AD1-TEXC-13: the Regard bienveillant never comes, or comes whatever the suit. */
  readonly regard?: 'jamais' | 'toujours';
}
