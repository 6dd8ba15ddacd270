import type { GameEvent } from '@souterrain/kernel';
import type { BeingId, Tested } from '../pieces.ts';

/** Why a test is easier or harder, as it stays visible in the log (HB-ADV-05). */
export interface Reason {
  readonly label: string;
  readonly count: number;
}

export type CheckEvent = GameEvent & {
  readonly type: 'checked';
  readonly being: BeingId;
  readonly attribute: Tested;
  readonly value: number;
  readonly advantages: readonly Reason[];
  readonly disadvantages: readonly Reason[];
  readonly faces: readonly number[];
  readonly kept: number;
  readonly success: boolean;
  /** HB-TEST-05, HB-TEST-06. */
  readonly extreme: 'totale' | 'cuisante' | null;
  /** HB-GM-19: seen by the MJ alone until it is shown. */
  readonly hidden: boolean;
};
