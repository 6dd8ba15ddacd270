import { chanceWhere, type Fraction } from '../exact/fraction.ts';
import { type Tally, tallies } from '../exact/tally.ts';
import { surplus } from './check.ts';
import { type EnemyAction, resisting } from './enemy-action.ts';
import { FAILURE, type Jet, jetsOf } from './jet.ts';

/** The outcomes of a Jet in whole numbers of ways. */
const outcomesOf: (jet: Jet) => Tally = jetsOf(tallies);

const isSuccess = (outcome: number): boolean => outcome !== FAILURE;

/** The surplus Réussites of `check` in whole numbers of ways. */
export const exactReussites = (jet: Jet): Tally => tallies.map(outcomesOf(jet), surplus);

export const exactSuccess = (jet: Jet): Fraction => chanceWhere(outcomesOf(jet), isSuccess);

/** `enemyAction` in whole numbers of ways. */
export function exactEnemyAction(action: EnemyAction): { readonly resisted: Fraction; readonly lost: Tally } {
  const { jet, lossOf } = resisting(action);
  const outcomes = outcomesOf(jet);
  return { resisted: chanceWhere(outcomes, isSuccess), lost: tallies.map(outcomes, lossOf) };
}
