import { mapTotals } from '../combine.ts';
import { atLeast, type Distribution, exactly, mean } from '../distribution.ts';
import { chanceWhere, type Fraction } from '../exact/fraction.ts';
import { type Tally, tallies } from '../exact/tally.ts';
import { exactOutcomesOf, outcomesOf } from './check.ts';
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
function resisting({ failure, success, armour = 0, ...jet }: EnemyAction) {
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

/** The same in whole numbers of ways. */
export function exactEnemyAction(action: EnemyAction): { readonly resisted: Fraction; readonly lost: Tally } {
  const { jet, lossOf } = resisting(action);
  const outcomes = exactOutcomesOf(jet);
  return {
    resisted: chanceWhere(outcomes, (outcome) => outcome !== FAILURE),
    lost: tallies.map(outcomes, lossOf),
  };
}
