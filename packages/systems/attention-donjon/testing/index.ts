export * from './cases.ts';
export * from './dungeon.ts';
export * from './peripeties.ts';
export * from './rounds.ts';
export * from './scene.ts';
