export { dealt, quiet } from '@souterrain/crawl/testing';
export * from './cases.ts';
export { on, played } from './played.ts';
export * from './scene.ts';
