export * from './cases.ts';
export * from './given.ts';
export * from './schema.ts';
