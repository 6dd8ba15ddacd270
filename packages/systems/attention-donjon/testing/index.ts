export { dealt, quiet } from '@souterrain/crawl/testing';
export * from './cases.ts';
export * from './dungeon.ts';
export * from './peripeties.ts';
export * from './scene.ts';
