import type { RuleId } from '@souterrain/catalog';
import type { Cell } from '@souterrain/dungeon';
import type { OddsSummary, Rule, SeatId, Term } from '@souterrain/kernel';
import type { SuitOrder } from '../cards/index.ts';
import type { Hewn } from '../content/types.ts';
import type { Criterion } from '../groups/criterion.ts';
import type { SavedBy } from '../health/events.ts';
import type { Career } from '../heroes/lists.ts';
import type { TalentNode } from '../heroes/trees.ts';
import type { DodgeNeed, Move } from '../movement/need.ts';
import type { Door, Figure, Sheet, Until } from '../state.ts';
import type { Action, Payable } from './action.ts';
import type { Crawl } from './crawl.ts';
import type { Attack, Feature } from './features.ts';
import type { Use } from './use.ts';

/** A roll that the scenery, a péripétie or a search asks for, in the terms of the first edition. */
export interface Trial {
  readonly who: Figure;
  readonly purpose: 'epreuve' | 'soins';
  readonly trait: string;
  readonly difficulty: readonly Term[];
  readonly scenery?: string;
  /** What is gained grows with the margin of the roll. */
  readonly seuil: boolean;
  /** AD2-PERI-06: an enemy action, whose failure costs what is missing. */
  readonly imposed?: true;
}

export interface TrialResult {
  readonly success: boolean;
  /** What the roll is worth where it is counted, and what was asked for. */
  readonly total: number;
  readonly difficulty: number;
  /** How far it fell short, where that is not the difference of the two. */
  readonly missing?: number;
}

/** A blow that nobody strikes: lava, a trap, a fall of stones; so many dice of damage in the first edition. */
export interface Harm {
  readonly target: Figure;
  readonly dice: number;
  readonly label: string;
  readonly rule: RuleId;
}

/** What content imposes on a figure, in the edition's own notation: an enemy action, or effects without a roll. */
export type Imposed = { readonly victim: Figure; readonly label: string } & (
  | { readonly line: string }
  | { readonly effects: string }
);

/** One attack of a figure, seen from a square. */
export interface Aim<A = Attack> {
  readonly attacker: Figure;
  readonly attack: A;
  readonly target: Figure;
  readonly from: Cell;
}

interface Blow<A = Attack> {
  readonly attacker: Figure;
  readonly target: Figure;
  readonly attack: A;
  readonly how: 'standard' | 'gratuite' | 'talent';
}

/**
 * What an edition of Attention Donjon ! decides for itself. Both editions share Rounds, exploration, movement, items,
 * groups and the town; they roll, strike, wound and train each in their own way.
 */
export interface Edition<F extends Feature = Feature, G extends Crawl = Crawl, A extends Attack = Attack> {
  readonly id: string;

  /** Talents, item effects, states, special rules, by id. */
  featureOf(id: string): F | undefined;
  /** What every hero has. */
  readonly heroFeatures: readonly F[];
  /** Every member that a feature may have, in one order. */
  readonly members: readonly string[];

  /** AD1-INIT-23: among equal ranks, where the scenario says nothing. */
  suitOrder(g: G): SuitOrder;
  /** AD1-MOVE-12: may a Pas de placement enter another zone? */
  stepsOut(g: G): boolean;
  /** AD1-EXPLO-03: where a hero stands to see to a Porte. */
  standsAtDoor(g: G, hero: Figure, door: Door): boolean;

  attacksOf(g: G, figure: Figure): readonly A[];
  isRanged(attack: A): boolean;
  targetsOf(g: G, figure: Figure, attack: A): readonly Figure[];
  /** How hard an attack is on whoever makes it: groups prefer the lowest (AD1-IA-06). */
  hardness(g: G, aim: Aim<A>): number;
  /** How well a target bears a shot: lowest first (AD1-IA-08). */
  sturdiness(g: G, target: Figure): number;
  /** AD1-IA-09: among equals, the one already shaken. */
  isShaken(figure: Figure): boolean;
  /** AD2-ARCA-18: somebody a figure of a group may not aim at now. */
  spares(g: G, figure: Figure, other: Figure): boolean;
  /** AD2-IA-02, AD2-IA-07: what groups compare targets by before anything their directive says. */
  targetFirst(g: G, figure: Figure): readonly Criterion<Figure>[];
  /** AD2-IA-04: the zones a figure that closes in does not leave; undefined where it goes anywhere. */
  staysIn(g: G, figure: Figure): ReadonlySet<string> | undefined;
  /** AD2-IA-07: of several attacks on a target, the first rather than the easiest. */
  readonly attacksInOrder: boolean;
  /** AD1-EQUIP-05, AD2-XCOMB-19: attacks made for free on whoever lets its guard down. */
  openingsOf(g: G, figure: Figure): readonly A[];
  /** AD2-ETAT-27: a figure of a group has been fully played. */
  activated(g: G, figure: Figure): void;
  strike(g: G, blow: Blow<A>): Rule<unknown>;
  /** A blow that hits without a roll (AD1-PERI-06). */
  bite(g: G, blow: Blow<A>): Rule<unknown>;
  combatActions(g: G, figure: Figure, payable: Payable): readonly Action[];
  healthActions(g: G, figure: Figure, payable: Payable): readonly Action[];
  oddsOf(g: G, figure: Figure, action: Action): (() => OddsSummary) | undefined;

  check(g: G, trial: Trial): Rule<TrialResult>;
  harm(g: G, harm: Harm): Rule<unknown>;
  /** AD1-PERI-09, AD2-PERI-06: what falling short of a roll costs. */
  lacks(g: G, figure: Figure, what: { readonly amount: number; readonly by: string }): Rule<unknown>;
  /** AD2-XEXPLO-05: an action or effects that content writes in the edition's own notation. */
  imposed(g: G, imposed: Imposed): Rule<unknown>;
  /** AD2-PERI-06: true when somebody gave up a point of an Attribute. */
  sacrifices(g: G, what: { readonly who: Figure; readonly trait: string; readonly label: string }): Rule<boolean>;
  /** AD2-PERI-06: the Dommages that a blow with a magic weapon deals to a thing. */
  hew(g: G, blow: { readonly who: Figure; readonly hewn: Hewn; readonly label: string }): Rule<number>;
  afflict(g: G, figure: Figure, what: { state: string; until?: Until; rules: readonly RuleId[] }): boolean;
  /** A movement that needs an Esquive, to its end; true when the figure reaches its square. */
  slipAway(g: G, figure: Figure, going: { readonly move: Move; readonly need: DodgeNeed }): Rule<boolean>;
  /** The Santé of a hero that escapes death so. */
  santeLeft(how: SavedBy): number;
  /** A hero came back from a lethal event. */
  survived(g: G, hero: Figure): void;
  graveWound(g: G, hero: Figure): Rule<void>;

  /** What a figure of a group does about its states before it acts; true when that was its whole turn. */
  playImpaired(g: G, figure: Figure): Rule<boolean>;
  /** AD2-MON-06: what a figure of a group does for its own side before it fights. */
  help(g: G, figure: Figure): Rule<void>;

  searchActions(g: G, hero: Figure): readonly Action[];
  useOf(id: string | undefined): Use<G> | undefined;
  createHero(g: G, seat: SeatId): Rule<void>;
  careersFor(origin: string): readonly Career[];
  readonly trees: Readonly<Record<string, readonly TalentNode[]>>;
  /** XP for one more in a trait; undefined where it cannot be raised. */
  raiseCost(sheet: Sheet, trait: string): number | undefined;
  /** Traits that XP may raise, in the order in which they are offered. */
  raisable(g: G, sheet: Sheet): readonly string[];
  readonly raiseRule: RuleId;
}
