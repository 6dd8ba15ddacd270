export { bans, bearing, bearingsOf, bearingsWith, fact, holdsZone, works } from './bearings.ts';
export { gainMark, loseMark, THIS_ROUND, untilTurn, useOnce, wasUsed } from './marks.ts';
export { type Profile, profileOf, sharedProfile } from './profile.ts';
export { registryOf } from './registry.ts';
export { activeEnemies, areEnemies, hasEnemies, isActive, seatOf } from './sides.ts';
export { deplacementOf, hasTag, isImmune } from './values.ts';
