export {
  type CheckOdds,
  check,
  exactOutcomesOf,
  exactReussites,
  exactSuccess,
  gambled,
  outcomesOf,
  played,
} from './check.ts';
export { type EnemyAction, type EnemyActionOdds, enemyAction, exactEnemyAction } from './enemy-action.ts';
export { FAILURE, type Jet, stakesOf } from './jet.ts';
export type { Poker, Stakes, Throwing } from './play.ts';
export { successes, successOf } from './success.ts';
export { type Conditions, thresholdsOf } from './throws.ts';
