export { framed } from '@souterrain/crawl/testing';
