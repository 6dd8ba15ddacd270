import type { Params, Place, Rule } from '@souterrain/kernel';

/** HB-MAN-12: an improvised plan and the face it needs (HB-MAN-13). */
export interface Plan {
  readonly id: string;
  readonly threshold: number;
  readonly params?: Params;
  readonly at?: Place;
  readonly run: () => Rule<void>;
}
