import { follow } from '../combine.ts';
import { always, atLeast, type Distribution, exactly, mean } from '../distribution.ts';
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

/** AD2-ENN-10, AD2-ENN-11: surplus Réussites cancel points of Dommages, after Armure (AD2-ENN-16). */
export function enemyAction({ failure, success, armour = 0, ...jet }: EnemyAction): EnemyActionOdds {
  // AD2-EFF-04: a failure costs a point at least, whatever the Armure.
  const failed = failure < 1 ? 0 : Math.max(1, failure - armour);
  const passed = Math.max(0, success - armour);
  const lossOf = (outcome: number): number => (outcome === FAILURE ? failed : Math.max(0, passed - outcome));
  const outcomes = outcomesOf({ ...jet, worth: (surplus) => failed + passed - lossOf(surplus) });
  const lost = follow(outcomes, (outcome) => always(lossOf(outcome)));
  return { resisted: atLeast(outcomes, 0), lost, meanLost: mean(lost), unharmed: exactly(lost, 0) };
}
