/** The tables of the game, for those who print them. */
export { ARMOURS, TARGE } from './armours.ts';
export { BANDS } from './bands.ts';
export { BOSS_OF_FLOOR, CREATURES, type CreatureId, ordinaryOf } from './creatures.ts';
export { SPELLS } from './spells.ts';
export { WEAPONS } from './weapons.ts';
