import { mapTotals } from '../combine.ts';
import { atLeast, type Distribution, exactly, mean } from '../distribution.ts';
import { outcomesOf } from './check.ts';
import { FAILURE, type Jet } from './jet.ts';

/** Dommages suffered on a failure and on a success of the Jet that resists: AD2-ENN-03. */
export interface EnemyAction extends Omit<Jet, 'worth'> {
  readonly failure: number;
  readonly success: number;
  readonly armour?: number;
}

export interface EnemyActionOdds {
  readonly resisted: number;
  /** Santé lost. */
  readonly lost: Distribution;
  readonly meanLost: number;
  readonly unharmed: number;
}

/** The Jet that resists, its gambles played to lose the least, and what each of its outcomes costs. */
export function resisting({ failure, success, armour = 0, ...jet }: EnemyAction) {
  // AD2-EFF-04: a failure costs a point at least, whatever the Armure.
  const failed = failure < 1 ? 0 : Math.max(1, failure - armour);
  const passed = Math.max(0, success - armour);
  // AD2-ENN-10, AD2-ENN-11: surplus Réussites cancel points of Dommages, after Armure (AD2-ENN-16).
  const lossOf = (outcome: number): number => (outcome === FAILURE ? failed : Math.max(0, passed - outcome));
  return { jet: { ...jet, worth: (surplus: number) => failed - lossOf(surplus) }, lossOf };
}

export function enemyAction(action: EnemyAction): EnemyActionOdds {
  const { jet, lossOf } = resisting(action);
  const outcomes = outcomesOf(jet);
  const lost = mapTotals(outcomes, lossOf);
  return { resisted: atLeast(outcomes, 0), lost, meanLost: mean(lost), unharmed: exactly(lost, 0) };
}
