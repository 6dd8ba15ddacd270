import type { RuleId } from '@souterrain/catalog';
import type { Params, Place, Rule } from '@souterrain/kernel';
import type { Tested } from '../pieces.ts';

/** What one attack die may be spent on: an option of the decision `manoeuvre` (HB-MAN-02). */
export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly params?: Params;
  readonly at?: Place;
  readonly rule: RuleId;
  /** HB-MAN-02: Repositionnement waits for the damage. */
  readonly after: boolean;
  /** HB-Q-16: what the target may test against it. */
  readonly resists: Tested | null;
  readonly run: () => Rule<void>;
}
