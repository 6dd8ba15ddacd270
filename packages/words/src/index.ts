export * from './apart.ts';
export * from './faults.ts';
export * from './figures.ts';
export * from './french.ts';
export * from './lang.ts';
export * from './physical.ts';
export * from './saves/refused-save.ts';
export type * from './system-words.ts';
export * from './typography.ts';
