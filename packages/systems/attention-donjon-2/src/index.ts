import { bringRules } from './bring.ts';

export { attacksOf } from './combat/attacks.ts';
export { CREATURES, ENCOUNTERS, HEROES, PACK, PERIPETIES, SCENARIOS } from './content/index.ts';
export { profileNamed } from './figures/profile.ts';
export { armureTerms, attributeOf, characteristicOf, couvertureTerms, skillOf, totalOf } from './figures/values.ts';
export { exportSheet, importSheet } from './heroes/sheet-file.ts';
export { armureOf, couvertureOf } from './items/armours.ts';
export { pointsOf } from './items/conversion.ts';
export * from './system.ts';

bringRules();
