/** HB-TIME-01: in order. */
export type Watch = 'matinee' | 'relevee' | 'nuitee';
const WATCHES: readonly Watch[] = ['matinee', 'relevee', 'nuitee'];

/** HB-TIME-01: in minutes. */
export const WATCH = 480;
/** HB-TIME-02: the day begins at 06:00. */
export const DAWN = 360;
/** HB-TIME-03: one room, one breath, one attempt. */
export const STEP = 10;
/** HB-TIME-05. */
export const TURN_SECONDS = 6;

/** Watches since the Matinée of day 1. */
export const watchNumber = (clock: number): number => Math.floor((clock - DAWN) / WATCH);
export const watchNamed = (number: number): Watch => WATCHES[number % WATCHES.length]!;
export const dayOfWatch = (number: number): number => Math.floor(number / WATCHES.length) + 1;

export const watchOf = (clock: number): Watch => watchNamed(watchNumber(clock));
export const dayOf = (clock: number): number => dayOfWatch(watchNumber(clock));
/** When a watch ends. */
export const endOfWatch = (number: number): number => DAWN + (number + 1) * WATCH;

/** HB-DIST-10: the watch that holds most of an activity as long as one, the later on a tie. */
export const watchCountedFrom = (clock: number): number => watchNumber(clock + WATCH / 2);
