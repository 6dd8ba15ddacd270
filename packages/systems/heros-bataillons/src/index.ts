import { bringRules } from './bring.ts';

export { abilities } from './beings/abilities/index.ts';
export { exportHero, type FileIssue, goldShare, importHero, survivorsIn } from './beings/kept/file.ts';
export type { KeptSheet } from './beings/kept/sheet.ts';
export { canStrike } from './combat/reach.ts';
export { weaponSetsOf } from './combat/weapons.ts';
export { armourOf } from './gear/armour.ts';
export { MOST_ITEMS, MOST_READY, slotsUsed } from './gear/inventory.ts';
export { linksBetween } from './scene/zones.ts';
export type { Being, Item, Scene, Situation, Zone } from './state.ts';
export * from './system.ts';

bringRules();
