export { type CheckOdds, check, exactOutcomesOf, exactReussites, exactSuccess, outcomesOf } from './check.ts';
export { type EnemyAction, type EnemyActionOdds, enemyAction } from './enemy-action.ts';
export { FAILURE, type Jet, type Poker } from './jet.ts';
export { successes, successOf } from './success.ts';
export { type Conditions, thresholdsOf } from './throws.ts';
