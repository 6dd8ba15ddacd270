import type { Rank, Suit, SuitOrder } from '@souterrain/crawl';
import type { Attribute, Skill } from '../figures/traits.ts';

/** Words of one thing, in both languages; a pack without one of them is refused. */
export interface Words {
  readonly fr: string;
  readonly en: string;
}

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

export type SlotName =
  | 'main'
  | 'armure'
  | 'vetement'
  | 'tete'
  | 'talisman'
  | 'anneau'
  | 'gants'
  | 'bottes'
  | 'ceinture'
  | 'sac';

export interface ItemEntry {
  readonly id: string;
  readonly name: Words;
  readonly kind: 'arme' | 'armure' | 'bouclier' | 'objet' | 'consommable' | 'valeur';
  readonly slot?: SlotName;
  readonly hands?: 1 | 2;
  /** Null cannot be bought nor sold. */
  readonly price: number | null;
  readonly rarity: number | null;
  readonly magic?: true;
  readonly attacks?: readonly AttackEntry[];
  readonly parade?: number;
  readonly endurance?: number;
  /** AD1-ARMU-07: Agilité is read as this at most. */
  readonly agiliteCap?: number;
  /** AD1-ARMU-03: Force + Vigueur, or Encombré. */
  readonly requirement?: number;
  /** Active while equipped, or while carried where `carried` says so. */
  readonly features?: readonly string[];
  readonly carried?: true;
  /** Doses, charges or pieces: a number, or `d6`. */
  readonly charges?: number | 'd6';
  /** Places it adds to those carried or stored (AD1-TCOM-03). */
  readonly porte?: number;
  readonly stocke?: number;
}

/** Dice and a factor: `{ dice: 2, times: 10, plus: 0 }` is 2d6 x 10. */
export interface Amount {
  readonly dice: number;
  readonly times: number;
  readonly plus: number;
}

/** What one row of a treasure table gives. */
export type Gift =
  | { readonly item: string; readonly count?: number | 'd6'; readonly value?: Amount; readonly suited?: true }
  | { readonly deniers: Amount }
  | { readonly again: string; readonly count: number };

/** AD1-TRES-18: the rank picks the row; where it lists suits, the suit picks the gifts. */
export interface TreasureTable {
  readonly id: string;
  readonly rows: Readonly<Record<Rank, readonly Gift[] | Readonly<Record<Suit, readonly Gift[]>>>>;
}

/** AD1-EXPLO-13: a rank, a rank range, a suit, a colour or a card: `7`, `2-5`, `valet-as`, `pique`, `rouge`, `dame-pique`. */
export type CardMatcher = string;

export interface RoomTile {
  readonly id: string;
  readonly name: Words;
  /** As `readTile` reads it. */
  readonly drawing: string;
  readonly legend?: Readonly<Record<string, { readonly zone: string; readonly feature: string }>>;
}

/** Something that stands or lies on a square (AD1-GRID-01, AD1-GRID-11). */
export interface FeatureEntry {
  readonly id: string;
  readonly name: Words;
  readonly solid?: true;
  readonly opaque?: true;
  readonly cover?: true;
  /** AD1-COMBAT-31. */
  readonly destructible?: true;
  /** Square effect: `lave`, `precipice`, `piege`, `interrupteur`. */
  readonly effect?: string;
}

export interface GroupEntry {
  readonly creature: string;
  /** AD1-BEST-17: a number, dice, or so many for each living hero. */
  readonly count:
    | number
    | { readonly dice: number; readonly sides: number; readonly plus?: number }
    | { readonly perHero: number };
  readonly placement?: Placement;
  readonly camp?: 'hostile' | 'heros' | 'neutre';
  readonly controller?: 'declencheur';
  /** Squares within the room, for a fixed placement. */
  readonly squares?: readonly (readonly [number, number])[];
  /** Its death is what the objective asks. */
  readonly boss?: true;
}

export interface EncounterEntry {
  readonly id: string;
  readonly name: Words;
  readonly groups: readonly GroupEntry[];
  /** AD1-TRES-13. */
  readonly treasure?: 'cherche' | 'auto' | 'aucun' | 'consommable';
}

export type RoomContents =
  | 'feuille'
  | 'rien'
  | { readonly encounter?: string; readonly peripetie?: string; readonly encounterFirst?: true };

export interface RoadRow {
  readonly cards: readonly CardMatcher[];
  readonly room: string;
  readonly tile: string;
  readonly next: string;
  readonly contents: RoomContents;
  /** AD1-EXPLO-14. */
  readonly uniqueLast?: true;
}

export interface UnexpectedEvent {
  readonly id: string;
  readonly cards: readonly CardMatcher[];
  /** Boxes; null is permanent (AD1-EVEN-07). */
  readonly longevity: number | null;
  /** One for each play, the last one repeated (AD1-EVEN-09). */
  readonly effects: readonly EventEffect[];
}

export type EventEffect =
  | { readonly encounter: string }
  | { readonly peripetie: string }
  | { readonly damage: number }
  | { readonly defeat: true }
  | { readonly nothing: true };

export type Objective =
  | { readonly kill: 'boss' }
  | { readonly reach: string; readonly hold?: number }
  | { readonly collect: string; readonly count?: number }
  | { readonly escort: string }
  | { readonly survive: number }
  | { readonly leave: true };

/** AD1-SCEN-01. */
export interface ScenarioEntry {
  readonly id: string;
  readonly name: Words;
  readonly pitch: Words;
  readonly heroes: readonly [number, number];
  readonly start: { readonly room: string; readonly tile: string; readonly heroRows: readonly number[] };
  readonly suitOrder?: SuitOrder;
  readonly roundLimit: number | null;
  readonly road: readonly RoadRow[];
  readonly events: {
    /** None: the fallback table of AD1-EVEN-12. */
    readonly contents?: readonly { readonly cards: readonly CardMatcher[]; readonly gives: RoomContents }[];
    readonly unexpected: readonly UnexpectedEvent[];
  };
  readonly encounters: readonly EncounterEntry[];
  readonly peripeties: readonly string[];
  /** AD1-TRES-16: type by rank, or an item imposed. */
  readonly treasures?: Readonly<Partial<Record<Rank, string>>>;
  readonly objective: Objective;
  readonly bonusXp?: number;
  /** Deniers for each living hero on a victory. */
  readonly reward?: number;
  readonly replacements?: true;
}
