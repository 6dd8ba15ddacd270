export { dealt, quiet } from '@souterrain/crawl/testing';
export * from './cases.ts';
export * from './scene.ts';
