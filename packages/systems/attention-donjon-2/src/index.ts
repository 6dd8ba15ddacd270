export { attacksOf } from './combat/attacks.ts';
export { contentOf, SHIPPED } from './content/index.ts';
export type { AD2Event, AD2EventType } from './events.ts';
export { armureTerms, attributeOf, characteristicOf, couvertureTerms, skillOf, totalOf } from './figures/values.ts';
export { exportSheet, importSheet } from './heroes/sheet-file.ts';
export { armureOf, couvertureOf } from './items/armours.ts';
export { pointsOf } from './items/conversion.ts';
export type { AD2, State } from './state.ts';
export * from './system.ts';
