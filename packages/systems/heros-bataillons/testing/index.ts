export * from './arts.ts';
export { caseSystem, caseSystemOf } from './cases.ts';
export * from './combat.ts';
export * from './items.ts';
export * from './scene.ts';
export * from './table.ts';
