export { type CheckOdds, check, gambled, outcomesOf, played } from './check.ts';
export { type EnemyAction, type EnemyActionOdds, enemyAction } from './enemy-action.ts';
export { exactEnemyAction, exactReussites, exactSuccess } from './exact.ts';
export { FAILURE, type Jet, stakesOf } from './jet.ts';
export type { Poker, Stakes, Throwing } from './play.ts';
export { successes, successOf } from './success.ts';
export { type Conditions, thresholdsOf } from './throws.ts';
