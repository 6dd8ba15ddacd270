export * from './setup.ts';
export * from './simulate.ts';
export * from './tally.ts';
