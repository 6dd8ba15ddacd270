import type { RuleId } from '@souterrain/catalog';
import type { Params, Place, Rule } from '@souterrain/kernel';
import type { Being, HB, Tested } from '../../state.ts';
import type { Striker } from '../striker.ts';

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

/** A die about to be spent. */
export interface Spending {
  readonly striker: Striker;
  readonly strikers: readonly Striker[];
  readonly face: number;
  readonly adjacent: boolean;
}

/** Lists what a manoeuvre offers for a die. */
export type Offer = (g: HB, spending: Spending, into: Choice[]) => void;

/** HB-MAN-03, HB-BAT-21: what has no body, or twenty, is not pushed, held or toppled. */
export const isHandled = ({ tags, kind }: Being): boolean => kind !== 'bataillon' && !tags.includes('immateriel');
