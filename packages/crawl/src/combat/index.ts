export { distinct, isMelee, isShot } from './attacks.ts';
export { isInReach, reaches } from './reach.ts';
