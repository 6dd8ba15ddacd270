import type { Rank, Suit, SuitedCard, SuitOrder } from '@souterrain/crawl';
import type { Side } from '@souterrain/dungeon';
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
  /** AD1-TARM-01: slots its finder chooses from. */
  readonly slots?: readonly SlotName[];
  readonly hands?: 1 | 2;
  /** Null cannot be bought nor sold. */
  readonly price: number | null;
  readonly rarity: number | null;
  /** AD1-TCOM-10: the price a sale is reckoned on, where it is not its price. */
  readonly resale?: number;
  readonly magic?: true;
  /** AD1-TARM-02, AD1-TWEA-01. */
  readonly renowned?: true;
  /** AD1-TWEA-01: not taken off in the dungeon. */
  readonly cursed?: true;
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
  /** What using it does: an id of items/uses (AD1-EQUIP-03). */
  readonly use?: string;
  /** AD1-TWEA-01: its enchantment acts on every weapon of this skill. */
  readonly lends?: Skill;
  /** Doses, charges or pieces: a number, or `d6`. */
  readonly charges?: number | 'd6';
  /** Places it adds to those carried or stored (AD1-TCOM-03). */
  readonly porte?: number;
  readonly stocke?: number;
  /** Weapons carried beyond those places. */
  readonly armes?: number;
}

/** Dice and a factor: `{ dice: 2, times: 10, plus: 0 }` is 2d6 x 10. */
export interface Amount {
  readonly dice: number;
  readonly times: number;
  readonly plus: number;
}

/** What one row of a treasure table gives. */
export type Gift =
  | {
      readonly item: string;
      /** Doses, charges or pieces, where they are not those of the item. */
      readonly count?: number | 'd6';
      readonly value?: Amount;
      /** The suit of the card is its enchantment (AD1-TARM-02, AD1-TWEA-02). */
      readonly suited?: true;
      /** AD1-ARME-19: it comes with its ammunition. */
      readonly ammunition?: true;
    }
  | { readonly deniers: Amount }
  /** More cards on a table; `instead` replaces this very gift when it is drawn again (AD1-TCON-08). */
  | { readonly again: string; readonly count: number; readonly instead?: Amount };

export type TreasureRow = readonly Gift[] | Readonly<Record<Suit, readonly Gift[]>>;

/** AD1-TRES-18: the rank picks the row; where it lists suits, the suit picks the gifts. */
export interface TreasureTable {
  readonly id: string;
  readonly rows: Readonly<Record<Rank, TreasureRow>>;
}

/** AD1-EXPLO-13: a rank, a rank range, a suit, a colour or a card: `7`, `2-5`, `valet-as`, `pique`, `rouge`, `dame-pique`. */
export type CardMatcher = string;

export interface RoomTile {
  readonly id: string;
  readonly name: Words;
  /** As `readTile` reads it. */
  readonly drawing: string;
  readonly legend?: Readonly<Record<string, { readonly zone: string; readonly feature: string }>>;
  /** AD1-EXPLO-17: ordinary doors inside the room, closed at first; sides of squares of the drawing. */
  readonly inner?: readonly { readonly x: number; readonly y: number; readonly side: Side }[];
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

/** Whom a verb acts on: who acts, every figure or hero of the zone, every hero; `passants` were there this Round. */
export type Whom = 'acteur' | 'zone' | 'heros-zone' | 'heros' | 'passants';

export interface CheckVerb {
  readonly trait: string;
  readonly difficulty: number;
  readonly purpose?: 'epreuve' | 'soins';
  /** AD1-TCOM-01, AD1-TCOM-02: what of the scenery asks for it. */
  readonly scenery?: string;
}

/** What a péripétie does, step by step. One verb an object. */
export type Verb =
  /** Santé won, or lost where it is negative. */
  | { readonly sante: number; readonly who?: Whom }
  /** Points of Héroïsme given back (AD1-HRSM-16). */
  | { readonly heroisme: number; readonly who?: Whom }
  /** A state or an effect; for so many Rounds, or until it is removed. */
  | { readonly mark: string; readonly rounds?: number; readonly who?: Whom }
  | { readonly unmark: string; readonly who?: Whom }
  | { readonly deniers: Amount }
  | { readonly item: string }
  /** A treasure drawn at once: a type, or null for the usual draw. */
  | { readonly treasure: string | null }
  /** A treasure to search for in the zone. */
  | { readonly search: string | null }
  /** A damage roll of so many dice. */
  | { readonly damage: number; readonly who?: Whom }
  /** A meeting (`hasard`: one of the scenario's); its first figure may attack, or bite without a roll, on arrival. */
  | { readonly encounter: string; readonly strikes?: 'attaque' | 'touche' }
  /** Each rolls; `missing` is the Santé lost for each success that lacks. */
  | {
      readonly check: CheckVerb;
      readonly who?: Whom;
      readonly success?: readonly Verb[];
      readonly failure?: readonly Verb[];
      readonly missing?: number;
    }
  /** A card by its suit; `once`: drawn the first time, and the same ever after. */
  | {
      readonly suits: Readonly<Record<Suit, readonly Verb[]>> & { readonly joker?: readonly Verb[] };
      readonly once?: true;
    }
  | { readonly choose: readonly { readonly id: string; readonly name: Words; readonly does: readonly Verb[] }[] }
  /** The actor's name is written in a list of this péripétie. */
  | { readonly enlist: string }
  | { readonly note: string; readonly value: number }
  /** As many unrevealed Portes as the roll had successes, at most this many (AD1-PERI-05). */
  | { readonly reveal: number }
  /** Items lost by each (AD1-PERI-12). */
  | { readonly destroy: 'non-magique'; readonly who?: Whom }
  /** A magic item thrown to it: a consumable only sates it on this face or more (AD1-PERI-08). */
  | { readonly feed: number }
  /** It takes a magic item of the nearest hero (AD1-PERI-08). */
  | { readonly devour: true }
  /** It is over: its element goes. */
  | { readonly gone: true };

export interface PeripetieAction {
  readonly id: string;
  readonly name: Words;
  readonly type: 'standard' | 'bonus' | 'complexe';
  /** AD1-PERI-13: in the zone is enough, unless it says adjacent. */
  readonly near?: 'contact';
  /** Offered while this note has this value. */
  readonly when?: { readonly note: string; readonly is: number };
  /** Not offered to those written in this list. */
  readonly unless?: string;
  readonly needs?: 'objet-magique';
  readonly does: readonly Verb[];
}

/** AD1-PERI-04. */
export interface PeripetieEntry {
  readonly id: string;
  readonly name: Words;
  readonly text: Words;
  /** AD1-PERI-13: scenery that stands on a square of the zone. */
  readonly element?: string;
  readonly notes?: Readonly<Record<string, number>>;
  /** When it is found. */
  readonly now?: readonly Verb[];
  readonly actions?: readonly PeripetieAction[];
  /** At each Résolution des effets, while the note says so. */
  readonly resolution?: {
    readonly when?: { readonly note: string; readonly is: number };
    readonly does: readonly Verb[];
  };
  /** Leaving its zone by an ordinary movement asks a roll (AD1-PERI-07). */
  readonly leaving?: { readonly check: CheckVerb; readonly failure: readonly Verb[] };
  /** AD1-PERI-09: its Difficulty grows with each Round in a row it fed. */
  readonly feeds?: true;
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
  /** `heroRows`: rows of the drawing, from the north, where heroes may start (AD1-SCEN-02). */
  readonly start: { readonly room: string; readonly tile: string; readonly heroRows: readonly number[] };
  /** AD1-SCEN-05: squares of a room's drawing from which a hero may leave. */
  readonly exit?: { readonly room: string; readonly squares: readonly (readonly [number, number])[] };
  readonly suitOrder?: SuitOrder;
  readonly roundLimit: number | null;
  readonly road: readonly RoadRow[];
  readonly events: {
    /** None: the fallback table of AD1-EVEN-12. */
    readonly contents?: readonly { readonly cards: readonly CardMatcher[]; readonly gives: RoomContents }[];
    readonly unexpected: readonly UnexpectedEvent[];
  };
  /** Ids of encounters and péripéties, in the order AD1-EVEN-12 counts them. */
  readonly encounters: readonly string[];
  readonly peripeties: readonly string[];
  /** AD1-TRES-16: type by rank, or an item imposed. */
  readonly treasures?: Readonly<Partial<Record<Rank, string>>>;
  /** AD1-TRES-18: rows replaced, by table. */
  readonly treasureRows?: Readonly<Record<string, Readonly<Partial<Record<Rank, TreasureRow>>>>>;
  readonly objective: Objective;
  readonly bonusXp?: number;
  /** Deniers for each living hero on a victory. */
  readonly reward?: number;
  readonly replacements?: true;
}

/** A ready-made hero: the choices of its creation (AD1-HERO-02). */
export interface HeroEntry {
  readonly id: string;
  readonly name: Words;
  readonly pitch: Words;
  readonly attributes: Readonly<Record<Attribute, number>>;
  readonly sante: number;
  readonly heroisme: number;
  readonly origin: string;
  /** The attribute raised, where the origin leaves the choice (AD1-IMPE-02). */
  readonly raise?: Attribute;
  readonly career: string;
  readonly arcane: SuitedCard;
  readonly talents?: readonly string[];
  readonly proie?: string;
  readonly purchases?: readonly string[];
}
