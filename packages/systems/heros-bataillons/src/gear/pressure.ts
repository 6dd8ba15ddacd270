import type { HBState } from '../state.ts';

/** HB-EQP-04: a fight, or a scene in which each second counts. */
export const isUnderPressure = ({ combat, scene }: HBState): boolean => combat !== null || (scene?.pressure ?? false);
