import type { RuleId } from '@souterrain/catalog';
import type { Params, Rule } from '@souterrain/kernel';
import type { Being } from '../../pieces.ts';
import type { Spoken } from '../../text/spoken.ts';
import type { HB } from '../../world.ts';

/** HB-REST-06: one thing that a hero may do with a rest watch besides resting. */
export interface Task {
  /** Stable and distinct: `brasser-deux-des`, `recharger-i4`. */
  readonly id: string;
  readonly label: string;
  readonly params?: Params;
  readonly rule: RuleId;
  /** HB-SCR-14: reading keeps the benefit of the watch; brewing and recharging take its place. */
  readonly keepsBenefit: boolean;
  /** HB-ALC-06: brewing during a day of rest keeps the benefits of the day. */
  readonly keepsDay?: boolean;
  /** HB-GEAR-04: paid for when it begins. */
  readonly rentsLaboratory?: boolean;
  readonly run: () => Rule<void>;
}

/** A way to spend rest watches, with what is said of it. */
interface Activity extends Spoken {
  /** Its place among the options. */
  readonly place: number;
  /** HB-SCR-15: for whole days alone. */
  readonly daily?: true;
  readonly tasks: (g: HB, being: Being) => readonly Task[];
}

export const defineActivity = (activity: Activity): Activity => activity;
