/** C50-RUN-01: a run is floors 1 to 50. */
export const LAST_FLOOR = 50;

/** C50-PC-05: floors 46 to 50 give no skill point, so that a run gives 45 (C50-PC-06). */
export const LAST_FLOOR_WITH_POINT = 45;
