export type { PackHeader } from './header.ts';
export * from './pack.ts';
export { packWords } from './pack-words.ts';
export * from './published.ts';
export * from './read-yaml.ts';
export type { Lang } from './schema-words.ts';
export * from './zod-issues.ts';
