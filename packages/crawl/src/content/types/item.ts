import type { AttackEntry } from './creature.ts';
import type { Words } from './words.ts';

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
  readonly lends?: string;
  /** Doses, charges or pieces: a number, or `d6`. */
  readonly charges?: number | 'd6';
  /** Places it adds to those carried or stored (AD1-TCOM-03). */
  readonly porte?: number;
  readonly stocke?: number;
  /** Weapons carried beyond those places. */
  readonly armes?: number;
}
