import type { RuleId } from '@souterrain/catalog';
import type { Term } from '@souterrain/kernel';
import type { Attribute, Being, BeingId } from '../pieces.ts';

/** One instance of damage (HB-DMG-01). */
export interface Blow {
  readonly amount: number;
  /** HB-DMG-01: false for amplification, poison, cold… */
  readonly armour: boolean;
  /** HB-DMG-04: what critical damage lowers. */
  readonly attribute: Exclude<Attribute, 'end'>;
  /** HB-DMG-11. */
  readonly violent: boolean;
  readonly by: BeingId | null;
  /** Named in the log: a weapon, a spell, a hazard. */
  readonly source: string;
  /** Attack damage is reduced by armour once a round for all blows of a side (HB-ATK-11): the caller has done it. */
  readonly reduced?: boolean;
  /** HB-SCH-09: believed rather than received: it goes no further than the attribute. */
  readonly believed?: boolean | undefined;
  /** HB-SOLO-10: critical damage that END does not stop. */
  readonly direct?: boolean | undefined;
  /** The amount before armour, where the caller has counted it: what a bodyguard takes (HB-HERO-02). */
  readonly gross?: number;
  /** Already taken in another's place. */
  readonly taken?: boolean;
  /** How the caller came to the amount. */
  readonly terms?: readonly Term[] | undefined;
  readonly rule: RuleId;
}

export interface Suffered {
  /** After armour; 0 when Chance spared it all (HB-CHA-07). */
  readonly damage: number;
  readonly critical: number;
  /** Who bore it. */
  readonly being: Being;
}
