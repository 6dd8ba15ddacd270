export { SHIPPED } from './content/index.ts';
export type { LPEvent } from './events.ts';
export type { Climber, LPState } from './state.ts';
export { createSystem, type LPSystem, lePuits } from './system.ts';
