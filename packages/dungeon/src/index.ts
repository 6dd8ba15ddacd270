export * from './cell.ts';
export * from './path.ts';
export * from './plan.ts';
export * from './push.ts';
export * from './sight.ts';
export * from './sightings.ts';
export * from './tile.ts';
