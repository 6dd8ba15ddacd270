export { dealt, quiet } from '@souterrain/crawl/testing';
export * from './cases.ts';
export * from './dungeon.ts';
export * from './peripeties.ts';
export { on, played } from './played.ts';
export * from './scene.ts';
