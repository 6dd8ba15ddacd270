export type { PackHeader } from './header.ts';
export * from './pack.ts';
export * from './published.ts';
export * from './read-yaml.ts';
