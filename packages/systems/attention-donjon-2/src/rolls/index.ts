export { broughtBy } from './brought.ts';
export { type Fortune, lossLevelOf, PLAIN, reussitesIn, thresholdOf } from './fortune.ts';
export { type Attempt, addedOf, attemptOf, diceOf, type Held, type Pool } from './pool.ts';
export { CHOSEN, type RollReadings } from './readings.ts';
export { amountsOf, type Bought, leftAfter, purchasable, type Spending } from './spending.ts';
export { type Gamble, gambled, gambledDice, gambleOf, joined, rerolled, type Thrown, thrown } from './thrown.ts';
export { declined, raised, type Verdict, verdictOf } from './verdict.ts';
