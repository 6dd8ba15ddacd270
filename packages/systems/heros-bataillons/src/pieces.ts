import type { SeatId } from '@souterrain/kernel';

/** HB-ATTR-01. */
export type Attribute = 'for' | 'agi' | 'vol' | 'end';

/** HB-ATTR-17: END is a reserve, not a gift; HB-Q-02 lets it be tested. */
export type Tested = Attribute;
export type Values = Record<Attribute, number>;
export type BeingId = string;
export type ZoneId = string;
export type ItemId = string;
export type Side = 'heros' | 'adversaires';
export type Size = 'petit' | 'moyen' | 'grand' | 'colossal';

/** When something that lasts ends (HB-TIME-07). */
export type Until =
  /** At the start of the k-th following turn of its creator; out of combat, at that minute of the clock. */
  | { readonly in: 'rounds'; readonly of: BeingId; left: number; minute: number }
  /** At the end of the next turn of a being: manoeuvres. */
  | { readonly in: 'turn'; readonly of: BeingId; begun: boolean }
  | { readonly in: 'combat' }
  | { readonly in: 'scene' }
  /** Only something that removes it. */
  | { readonly in: 'removed' };

/** A state or a passing effect of a being: each at most once, the longer kept (HB-MAG-43). */
export interface Mark {
  readonly id: string;
  until: Until;
  value?: number | undefined;
  by?: BeingId | undefined;
  /** Where it is, when it is the effect of its bearer on a place: a tree, a cloud, an object in the air. */
  zone?: ZoneId | undefined;
  /** What it carries: the dose of a coating or of a cloud. */
  holds?: Readonly<Record<string, string>> | undefined;
}

export type ItemPlace = 'porte' | 'pret' | 'sac' | 'mains';

/** One object of a hero (HB-INV-02). `base` names its entry of the content. */
export interface Item {
  readonly id: ItemId;
  readonly base: string;
  /** Worn, one of the four ready ones, in the bag, or held in both hands (HB-INV-04, HB-EQP-01). */
  readonly place: ItemPlace;
  readonly charges?: number | undefined;
  /** What a potion, a scroll, a wand or a grimoire holds. */
  readonly holds?: Readonly<Record<string, string>> | undefined;
  readonly known?: boolean | undefined;
}

/** HB-GEAR-04: carries ten objects, encumbering ones included. */
export interface Mule {
  readonly id: string;
  items: Item[];
}

export interface Talent {
  readonly id: string;
  readonly name: string;
  readonly attribute: Tested;
  readonly tags: readonly string[];
  degree: 1 | 2 | 3;
}

/** What a hero has besides any being. */
export interface HeroPart {
  name: string;
  /** HB-TAL-01. */
  talents: Talent[];
  abilities: string[];
  schools: string[];
  /** Forms learnt, where they must be (HB-Q-24). */
  forms: string[];
  /** HB-SCR-14: the spell of a grimoire, ready to be released once. */
  held: Readonly<Record<string, string>> | null;
  /** Another list whenever one of them changes: much follows from it (`gear/belongings.ts`). */
  items: readonly Item[];
  chance: number;
  chanceMax: number;
  exhausted: boolean;
  /** Watches in a row without rest (HB-REST-18), rest watches of a day in progress (HB-REST-10). */
  wakeful: number;
  resting: number;
  /** The last watch counted as rest, from the first one of day 1 (HB-DIST-10); -1 for none. */
  rested: number;
  /** The day of the last watch benefit and of the last brewing (HB-REST-14, HB-ALC-07). */
  benefitDay: number;
  brewDay: number;
  progress: number;
}

/** A set of dice that a being attacks with: a weapon in hand, claws, a battalion's ranks. */
export interface AttackEntry {
  readonly id: string;
  readonly name?: { readonly fr: string; readonly en: string };
  readonly dice: readonly number[];
  readonly ranges: readonly ('melee' | 'jet' | 'tir')[];
  readonly hands: 0 | 1 | 2;
  readonly explosive?: boolean;
  readonly critical?: Tested;
  readonly magical?: boolean;
  /** HB-MAG-37: never more damage than this, whatever the die. */
  readonly most?: number;
  readonly riders?: readonly string[];
}

export interface Being {
  readonly id: BeingId;
  readonly kind: 'heros' | 'adversaire' | 'invoque' | 'bataillon';
  side: Side;
  /** Who decides for it: its player, the MJ, or null for the software. */
  seat: SeatId | null;
  /** Id of an entry of the bestiary; null for heroes, battalions and what is written on the spot. */
  readonly profile: string | null;
  name: string;
  /** HB-ATTR-02. */
  max: Values;
  now: Values;
  /** Of hide or training; worn armour is counted from the items (HB-DMG-01, HB-DMG-06). */
  armour: number;
  size: Size;
  tags: readonly string[];
  attacks: readonly AttackEntry[];
  /** HB-DMG-04: what its blows lower once END is gone. */
  critical: Tested;
  /** HB-BAT-07. */
  scale: 'etre' | 'bataillon';
  status: 'present' | 'parti' | 'rendu' | 'coma' | 'mort';
  zone: ZoneId | null;
  /** HB-MOV-04. */
  position: string | null;
  marks: Mark[];
  /** Abilities already used this combat or this round (HB-HERO-03). */
  used: string[];
  hero: HeroPart | null;
  /** Who commands a battalion or called an entity (HB-INI-05). */
  commander: BeingId | null;
  menace: number;
}

export interface Position {
  readonly id: string;
  readonly tag: 'hauteur' | 'couvert' | 'passage';
  /** HB-SCH-08: for any number of beings of that side, and for no other. */
  readonly side?: Side;
}

export interface Zone {
  readonly id: ZoneId;
  readonly name?: string;
  readonly exit: boolean;
  readonly lit: boolean;
  positions: readonly Position[];
  /** HB-SOLO-11: things an improvisation may use, until they are spent. */
  features: string[];
  /** Objects that lie there. */
  items: Item[];
}

/** HB-DIST-04, HB-GM-21: one place around one stake. */
export interface Scene {
  readonly title: string;
  zones: Zone[];
  /** HB-FOE-03: only those who climb or fly go along a `paroi` or a `gouffre`. */
  links: { readonly from: ZoneId; readonly to: ZoneId; open: boolean; readonly kind?: 'paroi' | 'gouffre' }[];
  /** HB-EQP-04. */
  pressure: boolean;
  readonly place: 'donjon' | 'ville' | 'dehors';
  /** HB-REST-10, HB-ALC-05, HB-GEAR-05: `confiance`, `laboratoire`, `marche`. */
  tags: string[];
  /** HB-SCR-03: the magic that its market still has, once it was rolled. */
  stock?: readonly Pick<Item, 'base' | 'holds'>[];
}

export type Mode = 'escarmouche' | 'bataille' | 'exploration' | 'table';
export type Phase = 'creation' | 'preparation' | 'scene' | 'combat' | 'exploration' | 'repos' | 'fin';

/** What was settled before the game. */
export interface Settings {
  /** HB-SOLO-06, HB-SOLO-16: the strength of the adversaries. */
  readonly budget: 'egal' | 'facile' | 'standard' | 'dangereux' | 'mortel';
  /** HB-BAT-19: gold for each army. */
  readonly army: number;
  /** HB-CRE-01: how attributes are found, for all. */
  readonly method: 'des' | 'repartition';
}

export const isPresent = ({ status }: Being): boolean => status === 'present';

export const areEnemies = (a: Being, b: Being): boolean => sideOf(a) !== sideOf(b);

/** HB-MAG-41: a dominated being fights for the other side. */
export function sideOf(being: Being): Side {
  if (!hasMark(being, 'domine')) return being.side;
  return being.side === 'heros' ? 'adversaires' : 'heros';
}

export function hasMark({ marks }: Being, id: string): boolean {
  for (const mark of marks) if (mark.id === id) return true;
  return false;
}
