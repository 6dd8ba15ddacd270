/** Talents that both editions read the same, and those that each plays in its own way. */
export { bondMeurtrier } from './bond-meurtrier.ts';
export { citadelle } from './citadelle.ts';
export { SHARED_TALENTS } from './list.gen.ts';
export { tirsMultiples } from './tirs-multiples.ts';
