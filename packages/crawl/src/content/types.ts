export type * from './types/creature.ts';
export type * from './types/encounter.ts';
export type * from './types/item.ts';
export type * from './types/peripetie.ts';
export type * from './types/room.ts';
export type * from './types/scenario.ts';
export type * from './types/treasure.ts';
export type * from './types/words.ts';
