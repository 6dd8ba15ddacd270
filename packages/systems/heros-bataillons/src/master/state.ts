import type { SeatId } from '@souterrain/kernel';
import type { Reason } from '../checks/events.ts';
import type { BeingId, Tested } from '../pieces.ts';

/** HB-GM-19: what the MJ alone sees until it is shown. */
export interface Secret {
  readonly id: number;
  readonly kind: 'jet' | 'note';
  /** Id of a note of the adventure or of the presets; empty for a roll. */
  readonly text: string;
  /** Null for a note. */
  readonly roll: {
    readonly being: BeingId;
    readonly attribute: Tested;
    readonly value: number;
    readonly faces: readonly number[];
    readonly kept: number;
    readonly success: boolean;
  } | null;
  shown: boolean;
}

/** HB-GM-01: what a table with an MJ remembers, besides the scene. */
export interface Table {
  /** The adventure that gives scenes, adversaries and treasures; null for a free table. */
  adventure: string | null;
  /** HB-GM-17: the MJ wants to be asked before dice; otherwise defaults apply at once. */
  attentive: boolean;
  /** HB-GM-03: seconds before a client takes the answer proposed first; 0 waits. */
  delay: number;
  /** HB-GM-20: the seat of the MJ, while it is empty. */
  absent: SeatId | null;
  /** HB-GM-10: adversaries that players do not see. */
  hidden: BeingId[];
  /** HB-GM-05: beings that cannot be targets for now. */
  barred: BeingId[];
  /** HB-GM-21: heroes who are not in the scene. */
  away: BeingId[];
  /** HB-TEST-13: what cannot be tried again as it is. */
  failed: { readonly being: BeingId; readonly goal: string; readonly minute: number }[];
  /** HB-GM-16: the last dice of a test, which may be declared void. */
  lastCheck: {
    readonly being: BeingId;
    readonly attribute: Tested;
    readonly advantages: readonly Reason[];
    readonly disadvantages: readonly Reason[];
    readonly hidden: boolean;
  } | null;
  /** HB-GM-16: the last correction, which may be undone. */
  lastCorrection: Correction | null;
}

/** HB-GM-16: one value that the MJ changed; `being` is null for what belongs to the whole table. */
export interface Correction {
  readonly being: BeingId | null;
  readonly field: string;
  readonly before: string | number;
  readonly after: string | number;
  readonly reason: string;
}
