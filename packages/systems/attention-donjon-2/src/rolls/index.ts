export { type Fortune, PLAIN, thresholdOf } from './fortune.ts';

export { type Bought, leftAfter, purchasable } from './spending.ts';
export { type Gamble, gambled, gambledDice, gambleOf, rerolled, type Thrown, thrown } from './thrown.ts';
export { declined, type Verdict, verdictOf } from './verdict.ts';
