export { type Fortune, lossLevelOf, PLAIN, reussitesIn, thresholdOf } from './fortune.ts';
export { CHOSEN, type RollReadings } from './readings.ts';
export { type Bought, leftAfter, purchasable, type Spending } from './spending.ts';
export { type Gamble, gambled, gambledDice, gambleOf, joined, rerolled, type Thrown, thrown } from './thrown.ts';
export { declined, type Verdict, verdictOf } from './verdict.ts';
