export { attackOnce, mayAttack } from './attack.ts';
export type { Criterion } from './criterion.ts';
export { effortsFrom } from './effort.ts';
export { perform } from './perform.ts';
export { playGroup } from './play.ts';
export { candidatesOf, firstAttack, strikes, strikingReach } from './reach.ts';
export { chooseTarget, placeInRound } from './targets.ts';
export { walkFrom } from './walk.ts';
