import { type Check, successOf } from './check.ts';

/**
 * What a point of Héroïsme kept for after the roll adds to its success. The roll is then recounted as blessed wherever that
 * turns it (AD1-HRSM-15), so it is gambled as a blessed roll from the start.
 */
export const heroismAdds = (check: Omit<Check, 'goal'>): number =>
  successOf({ ...check, blessed: true }) - successOf(check);

/** What an opponent's curse, kept for after the roll, takes from its success. */
export const curseTakes = (check: Omit<Check, 'goal'>): number =>
  successOf(check) - successOf({ ...check, cursed: true });
