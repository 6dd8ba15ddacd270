export type * from './event-fields.ts';
export * from './golden.ts';
export * from './run.ts';
export * from './script.ts';
export * from './told.ts';
