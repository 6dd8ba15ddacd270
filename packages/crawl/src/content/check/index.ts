export type { Fault } from './fault.ts';
export { illegalHeroes } from './heroes.ts';
export { danglingIn, featuresOfAttacks, listed, SHARED_REFERENCES } from './references.ts';
export { badRoads } from './roads.ts';
export { badTiles } from './tiles.ts';
