export * from './random.ts';
export * from './registry.ts';
