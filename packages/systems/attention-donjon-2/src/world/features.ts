import type { Figure, Span, SuitedCard } from '@souterrain/crawl';
import type { Attack, Bearing as BearingOf, Offer, Feature as SharedFeature } from '@souterrain/crawl/world';
import type { Cell } from '@souterrain/dungeon';
import type { Rule } from '@souterrain/kernel';
import type { Action, Attribute, ReussiteOption } from '../notation/index.ts';
import type { AD2 } from './ad2.ts';
import type { Jet } from './jet.ts';
import type { DommagesSource } from './source.ts';

export type { Offer } from '@souterrain/crawl/world';

export type Bearing = BearingOf<Feature>;

/** What a talent spares its bearer: ask `ignores` of bearings.ts. */
export type Spared = 'contact' | 'perforation' | 'couvert';

/** AD2-BENI-14. */
type Condition = 'temps-fort' | 'beni' | 'maudit';

/** One way to attack that a figure has now: a line of notation. */
export interface AD2Attack extends Attack {
  readonly line: Action;
  /** +nD on its Jets (AD2-XCONV-05, AD2-XFEL-08). */
  readonly dice?: number | undefined;
  /** Features that act on this attack alone: riders of a blade or a net. */
  readonly features?: readonly string[] | undefined;
  /** AD2-IA-07: how often a monster may use it. */
  readonly limit?: { readonly times: number; readonly span: Span } | undefined;
}

/** An attack that touched its target, for what follows it. */
export interface Blow {
  readonly attacker: Figure;
  readonly target: Figure;
  readonly jet: Jet;
  /** Santé it cost. */
  readonly lost: number;
  readonly killed: boolean;
  /** Surplus Réussites that bought nothing. */
  readonly left: number;
}

/** AD2-BONUS-02, AD2-BONUS-09: +dn to the dice or to what is added. */
interface BonusDie {
  readonly sides: 2 | 3 | 4 | 6 | 8 | 10 | 12 | 20;
  readonly to: 'des' | 'ajoute';
}

/** What Jets, enemy actions and Dommages of the second edition ask of a talent, an item, a state or a special rule. */
export interface Feature extends SharedFeature<AD2> {
  /** +nD and -nD on a Jet of the bearer (AD2-BONUS-02). */
  dice?(g: AD2, at: Bearing, jet: Jet): number;
  /** +n and -n to what is added to the best die (AD2-BONUS-02). */
  added?(g: AD2, at: Bearing, jet: Jet): number;
  /** AD2-BONUS-03: a die thrown for each Jet before its dice, and what its face changes. */
  bonusDie?(g: AD2, at: Bearing, jet: Jet): BonusDie | undefined;
  /** Exactly so many dice, whatever else, and no Compétence (AD2-ETAT-08, AD2-ETAT-11). */
  fixedDice?(g: AD2, at: Bearing, jet: Jet): number | undefined;
  /** Applied once bonuses, penalties and the floor have made the number of dice (AD2-ETAT-10). */
  diceLimit?(g: AD2, at: Bearing, jet: Jet, dice: number): number;
  /** Dice that those who resist an action of the bearer have more or fewer (AD2-ETAT-26, AD2-MON-10, AD2-TFORT-03). */
  imposes?(g: AD2, at: Bearing, jet: Jet): number;
  /** Points of an Attribute lost for a time (AD2-ETAT-25). */
  attributeLoss?(g: AD2, at: Bearing, attribute: Attribute): number;
  /** AD2-VAL-04: +nD against ATT/CAC. */
  couverture?(g: AD2, at: Bearing): number;
  /** AD2-EFF-07: Armure against a source. */
  armure?(g: AD2, at: Bearing, source: DommagesSource): number;
  /** AD2-PERI-04: its Armure has just been set against a source. */
  armureUsed?(g: AD2, at: Bearing): void;
  /** Dommages that every source of 1 or more gains before Armure (AD2-ETAT-19, AD2-ETAT-21). */
  readonly fragile?: number;
  /** Réussites on 5, or lost on 1, while it lasts (AD2-BENI-14). */
  condition?(g: AD2, at: Bearing): Condition | undefined;
  /** Declared before the dice (AD2-ORDRE-05, AD2-ORDRE-06). */
  before?(g: AD2, at: Bearing, jet: Jet): readonly Offer[];
  /** May reroll one die (AD2-ORDRE-09): called to spend it. */
  reroll?(g: AD2, at: Bearing, jet: Jet): (() => void) | undefined;
  /** Declared after the dice (AD2-ORDRE-10, AD2-ORDRE-13). */
  after?(g: AD2, at: Bearing, jet: Jet): readonly Offer[];
  /** AD2-XBER-04: may throw the dice of a Coup de poker once more. */
  rethrows?(g: AD2, at: Bearing, jet: Pick<Jet, 'who' | 'attribute'>): boolean;
  /** What Réussites of this Jet may buy besides. */
  options?(g: AD2, at: Bearing, jet: Jet): readonly ReussiteOption[];
  /** Dommages added to an attack of the bearer that hits `target`. */
  dommages?(g: AD2, at: Bearing, jet: Jet, target: Figure): number;
  /** Perforation added to an attack of the bearer (AD2-XCONV-06). */
  perforation?(g: AD2, at: Bearing, jet: Jet): number;
  /** A Jet of the bearer is settled. */
  rolled?(g: AD2, at: Bearing, jet: Jet): void;
  /** Asked of whoever is about to suffer an attack: the one that suffers it instead. */
  deflects?(g: AD2, at: Bearing, source: DommagesSource): Rule<Figure | undefined>;
  /** Declared after the Jet and before the loss (AD2-XARC-03, AD2-XNAIN-08). */
  braces?(g: AD2, at: Bearing, source: DommagesSource): readonly Offer[];
  /** AD2-XCRO-11: asked when somebody is about to lose Santé to an attack; true when the bearer takes it instead. */
  takes?(g: AD2, at: Bearing, source: DommagesSource): Rule<boolean>;
  /** The bearer's attack succeeded. */
  hit?(g: AD2, at: Bearing, blow: Blow): Rule<void>;
  /** The bearer's attack killed. */
  kill?(g: AD2, at: Bearing, blow: Blow): Rule<void>;
  /** An attack of an enemy failed or succeeded against the bearer: its rider (Empoisonné from a coating…). */
  suffered?(g: AD2, at: Bearing, blow: Blow): Rule<void>;
  /** AD2-XBER-05: asked when its bearer draws a Blessure grave; true when the card is not read now. */
  setsAside?(g: AD2, at: Bearing, card: SuitedCard): Rule<boolean>;
  readonly ignores?: readonly Spared[];
  /** AD2-XSYL-06: Santé that a successful Récupération of its bearer gives; 1 without it. */
  readonly recovers?: number;
  /** AD2-XCRO-08: how many zones away, in line of sight, the Soins of its bearer reach. */
  readonly soinsReach?: number;
  /** AD2-XESQ-12, AD2-XESQ-14: its bearer gets away whatever the Jet says, and a failure costs it less, or nothing. */
  readonly dodges?: { readonly onFailure?: 'success'; readonly painless?: true };
  /** Where its bearer lands when nothing held it back (AD2-XESQ-14). */
  landing?(g: AD2, at: Bearing, to: Cell): Rule<Cell>;
  /** AD2-ARCA-18: somebody its bearer may not aim at. */
  spares?(g: AD2, at: Bearing, other: Figure): boolean;
  /** AD2-ETAT-27: its place among the states of which a monster shakes one off at the end of its activation. */
  readonly shakenOff?: number;
  /** AD2-ARCA-18: it lasts for one activation, whatever else is shaken off. */
  readonly fades?: true;
}

/** The members above, by name. */
export const OWN_MEMBERS: Readonly<Record<Exclude<keyof Feature, keyof SharedFeature>, true>> = {
  dice: true,
  added: true,
  bonusDie: true,
  fixedDice: true,
  diceLimit: true,
  imposes: true,
  attributeLoss: true,
  couverture: true,
  armure: true,
  armureUsed: true,
  fragile: true,
  condition: true,
  before: true,
  reroll: true,
  after: true,
  rethrows: true,
  options: true,
  dommages: true,
  perforation: true,
  rolled: true,
  deflects: true,
  braces: true,
  takes: true,
  hit: true,
  kill: true,
  suffered: true,
  setsAside: true,
  ignores: true,
  recovers: true,
  soinsReach: true,
  dodges: true,
  landing: true,
  spares: true,
  shakenOff: true,
  fades: true,
};

export const defineFeature = (feature: Feature): Feature => feature;
