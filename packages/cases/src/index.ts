export { type Issue as CaseIssue, readYaml, type YamlFile } from '@souterrain/content';
export type * from './case-system.ts';
export type { Failure } from './expect.ts';
export * from './published.ts';
export * from './read.ts';
export * from './run.ts';
export type { Case } from './schema.ts';
export type { Lang } from './words.ts';
