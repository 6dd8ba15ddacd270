export interface Named {
  readonly fr: string;
  readonly en: string;
}

/** A thing, and what a sentence needs to speak of it. */
export interface Noun {
  readonly id: string;
  readonly name: Named;
  /** Of the French name. */
  readonly gender: 'm' | 'f';
  /** In French: « les écailles ». */
  readonly plural?: true;
  /** In French: a mute h, « l’hydre ». */
  readonly elided?: true;
  /** In English: no article of its own, « chain mail ». */
  readonly mass?: true;
  /** There is one of them: « the », never « a ». */
  readonly unique?: true;
}

/** C50-CRE-01: seven values, no special power. */
export interface CreatureEntry extends Noun {
  /** Where it is met, unless a floor names it. */
  readonly band?: string;
  readonly characteristic: 'for' | 'agi' | 'int';
  readonly car: number;
  readonly pv: number;
  readonly damage: number;
  readonly atk: number;
  readonly armour: number;
  readonly gold: number;
}

/** C50-EQP-01. */
export type WeaponCategory = 'lourde' | 'courte' | 'distance';

export interface WeaponEntry extends Noun {
  readonly category: WeaponCategory;
  /** 0 for what is never found nor sold. */
  readonly rank: number;
  readonly damage: number;
  readonly price: number;
}

/** C50-EQP-02. */
export interface ArmourEntry extends Noun {
  readonly rank: number;
  readonly value: number;
  readonly price: number;
}

/** The Targe: a shield of no rank. */
export interface ShieldEntry extends Noun {
  readonly value: number;
  readonly price: number;
}

/** C50-MAG-01. */
export interface SpellEntry {
  readonly id: string;
  readonly name: Named;
  readonly rank: number;
  readonly damage: number;
  /** C50-Q-27: where spells ignore armour. */
  readonly piercing: number;
  readonly price: number;
}

/** C50-MAG-06. */
export interface ScrollEntry {
  readonly id: UtilityId;
  readonly name: Named;
  readonly price: number;
}

export type UtilityId = 'peau-de-pierre' | 'soin' | 'pas-regle' | 'fumee';

/** C50-TRE-05. */
export interface PotionEntry extends Noun {
  readonly heals: number;
  /** By rank, the first one first. */
  readonly prices: readonly number[];
}

/** C50-CLS-01: what a class starts with, and its traits. */
export interface ClassEntry {
  readonly id: string;
  readonly name: Named;
  readonly pitch: Named;
  readonly weapons: readonly string[];
  readonly armour: string;
  readonly shields: number;
  readonly spells: readonly string[];
  readonly potions: readonly string[];
  readonly bonusAtk: number;
  readonly bonusPv: number;
  /** C50-EQP-03: the greatest armour value it may wear. */
  readonly armourLimit: number;
  /** C50-CASE-10: added to AGI against traps. */
  readonly trapBonus: number;
  readonly shieldAllowed?: true;
  /** C50-CLS-04: a Mage. */
  readonly magic?: true;
  /** C50-CLS-03. */
  readonly sureStep?: true;
}

/** C50-GEN-01: contents of a floor by depth band, solo figures. */
export interface BandEntry {
  readonly id: string;
  readonly rank: number;
  readonly first: number;
  readonly last: number;
  readonly side: number;
  readonly walls: number;
  readonly webs: number;
  readonly traps: number;
  readonly trapDamage: number;
  readonly chests: number;
  readonly creatures: number;
  readonly fountains: number;
  /** C50-CRE-02: floors for one more point of a characteristic. */
  readonly growth?: number;
}

/** A floor that is not like the others of its band. */
export interface FloorEntry {
  readonly id: string;
  readonly floor: number;
  readonly boss?: string;
  readonly merchant?: true;
}

export type Row = { readonly to?: number } & (
  | { readonly find: 'piege' | 'arme' | 'armure' | 'targe' | 'sort' | 'choix' }
  | { readonly find: 'talisman-de-rage' | 'talisman-de-vie' }
  | { readonly find: 'or'; readonly die: number; readonly byRank: number }
  | { readonly find: 'potion'; readonly of: string }
  | { readonly find: 'parchemin'; readonly of: readonly UtilityId[] }
  | { readonly find: 'table'; readonly of: string; readonly above?: number }
);

/** C50-TRE-01 to C50-TRE-03. */
export interface TableEntry {
  readonly id: string;
  readonly rule: 'C50-TRE-01' | 'C50-TRE-02' | 'C50-TRE-03';
  readonly die: number;
  readonly rows: readonly Row[];
}

/** C50-TRE-06, C50-TRE-07. */
export interface ShopEntry {
  readonly id: string;
  readonly ranks: number;
  readonly goods: readonly ('potions' | 'weapons' | 'armours' | 'shields' | 'spells' | 'scrolls')[];
  readonly resale: number;
}

/** Anything a hero carries; the Targe is an item like another. */
export type Item =
  | { readonly kind: 'weapon'; readonly id: string }
  | { readonly kind: 'armour'; readonly id: string }
  | { readonly kind: 'shield'; readonly id: 'targe' }
  | { readonly kind: 'scroll'; readonly id: string }
  | { readonly kind: 'potion'; readonly id: string };
