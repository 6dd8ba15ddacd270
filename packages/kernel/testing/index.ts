export * from './golden.ts';
export * from './run.ts';
export * from './script.ts';
