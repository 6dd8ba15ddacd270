import type { AttackEntry, Attribute, Position, Scene, Size, Tested, Values } from '../pieces.ts';

export interface Named {
  readonly fr: string;
  readonly en: string;
}

export type Power = 'mineur' | 'majeur' | 'miraculeux';

/** HB-GEAR-01, HB-GEAR-02, HB-GEAR-03, HB-GEAR-04. */
export interface ItemEntry {
  readonly id: string;
  readonly name: Named;
  readonly kind:
    | 'arme'
    | 'armure'
    | 'bouclier'
    | 'vetements'
    | 'outil'
    | 'potion'
    | 'parchemin'
    | 'baguette'
    | 'grimoire'
    | 'autre';
  /** Null when it is not sold for one price, or not sold. */
  readonly price: number | null;
  /** HB-SCR-16: by the power of the spell it holds. */
  readonly prices?: Readonly<Record<Power, number>>;
  /** The row of HB-GEAR-01 or HB-GEAR-02 that it shares (HB-SOLO-21). */
  readonly line?: string;
  readonly encumbering?: boolean;
  readonly metal?: boolean;
  /** Armour value of a worn armour or of a shield. */
  readonly armour?: number;
  readonly shield?: boolean;
  /** Elements that do not spoil it. */
  readonly resists?: readonly string[];
  /** What it attacks with. */
  readonly attack?: AttackEntry;
  /** Gone after one use. */
  readonly consumed?: boolean;
  /** Stands in its place: never carried. */
  readonly fixed?: boolean;
  readonly charges?: number;
  /** HB-INV-11. */
  readonly bag?: 'extraordinaire';
}

/** HB-GEAR-04. */
interface ServiceEntry {
  readonly id: string;
  readonly name: Named;
  readonly price: number;
  readonly per: 'achat' | 'garde' | 'heros-et-garde' | 'heros-et-journee';
}

/** HB-FOE-01: a stat block. */
export interface CreatureEntry {
  readonly id: string;
  readonly name: Named;
  readonly plural: Named;
  readonly for: number;
  readonly agi: number;
  readonly vol: number;
  readonly end: number;
  readonly armour: number;
  readonly size: Size;
  readonly tags: readonly string[];
  readonly attacks: readonly AttackEntry[];
  readonly critical: Exclude<Tested, 'end'>;
  readonly scale: 'etre' | 'bataillon';
  /** HB-FOE-05. */
  readonly menace: number;
}

/** HB-CRE-06: `roll` is its row of the d6. */
interface TalentEntry {
  readonly id: string;
  readonly name: Named;
  /** What it helps with, in a line: read before it is chosen. */
  readonly effect?: Named;
  readonly attribute: Exclude<Attribute, 'end'>;
  readonly roll: number;
  readonly tags: readonly string[];
}

interface KitItem {
  readonly base: string;
  readonly holds?: Readonly<Record<string, string>>;
}

/** HB-CRE-07. */
export interface KitEntry {
  readonly id: string;
  readonly name: Named;
  readonly roll: number;
  readonly items: readonly KitItem[];
}

/** HB-MAG-03, HB-ALC-08: an entry of a table read with a d6. */
interface RolledEntry {
  readonly id: string;
  readonly name: Named;
  readonly roll: number;
}

/** HB-ALC-08. */
interface EffectEntry extends RolledEntry {
  readonly details?: readonly string[];
  /** The die of its duration in rounds. */
  readonly rounds?: number;
}

/** A ready-made hero: the choices of its creation. */
export interface HeroEntry {
  readonly id: string;
  readonly name: Named;
  readonly pitch: Named;
  readonly values: Readonly<Values>;
  readonly talents: readonly string[];
  readonly ability: string;
  readonly school?: string;
  readonly kit: string;
  /** The school of the scroll of the Lettré. */
  readonly scroll?: string;
  readonly gold: number;
}

/** HB-ATTR-03 to HB-ATTR-13: a test that the dialogue proposes. */
export interface CheckEntry {
  readonly id: string;
  readonly name: Named;
  readonly attribute: Exclude<Attribute, 'end'>;
  readonly tags: readonly string[];
}

/** HB-GM-21: a scene that the MJ may open as it is written. */
export interface SceneEntry {
  readonly id: string;
  readonly title: Named;
  readonly place: Scene['place'];
  readonly tags: readonly string[];
  readonly zones: readonly {
    readonly id: string;
    readonly name: Named;
    readonly exit?: boolean;
    readonly dark?: boolean;
    readonly positions?: readonly Position[];
    readonly features?: readonly string[];
  }[];
  readonly links: readonly {
    readonly from: string;
    readonly to: string;
    readonly closed?: boolean;
    readonly kind?: 'paroi' | 'gouffre';
  }[];
  readonly adversaries: readonly {
    readonly creature: string;
    readonly count: number;
    readonly zone: string;
    readonly hidden?: boolean;
  }[];
  readonly treasures: readonly TreasureEntry[];
  readonly presets: readonly (CheckEntry & { readonly stake: string })[];
  readonly notes: readonly { readonly id: string; readonly text: Named }[];
}

/** HB-GM-15: gold for the purse, or an object. */
interface TreasureEntry {
  readonly id: string;
  readonly name?: Named;
  readonly gold?: number;
  readonly item?: string;
  readonly holds?: Readonly<Record<string, string>>;
}

interface AdventureEntry {
  readonly id: string;
  readonly name: Named;
  readonly pitch: Named;
  readonly scenes: readonly SceneEntry[];
}

/** All that the packs of a system say, by kind and id. Nothing changes it. */
export interface Content {
  readonly items: Readonly<Record<string, ItemEntry>>;
  readonly services: Readonly<Record<string, ServiceEntry>>;
  readonly creatures: Readonly<Record<string, CreatureEntry>>;
  readonly talents: Readonly<Record<string, TalentEntry>>;
  readonly kits: Readonly<Record<string, KitEntry>>;
  /** HB-MAG-03. */
  readonly schools: Readonly<Record<string, RolledEntry>>;
  /** HB-ALC-08. */
  readonly effects: Readonly<Record<string, EffectEntry>>;
  readonly administrations: Readonly<Record<string, RolledEntry>>;
  readonly heroes: Readonly<Record<string, HeroEntry>>;
  readonly checks: Readonly<Record<string, CheckEntry>>;
  /** Scenes for an MJ (HB-GM-21). */
  readonly adventures: Readonly<Record<string, AdventureEntry>>;
}

/** Whatever is played with a content: a system, the world of a game. */
export interface WithContent {
  readonly content: Content;
}
