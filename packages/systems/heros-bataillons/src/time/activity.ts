import type { RuleId } from '@souterrain/catalog';
import type { Params, Rule } from '@souterrain/kernel';

/** HB-REST-06: what a hero does with a rest watch besides resting. */
export interface Activity {
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
