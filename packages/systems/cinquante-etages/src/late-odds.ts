import type { exchangeOdds } from './odds/index.ts';

let solve: typeof exchangeOdds | undefined;

/**
 * Nobody asks for odds before a first fight: a browser starts from `./system` and brings them with its late pieces, all
 * others have them at once.
 */
export function bringOdds(given: typeof exchangeOdds): void {
  solve = given;
}

export const oddsOf: typeof exchangeOdds = (now, objects) => solve?.(now, objects);
