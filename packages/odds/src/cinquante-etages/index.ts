export { type Duel, type DuelOdds, duel } from './duel.ts';
export { type ExactDuelOdds, exactDuel } from './exact.ts';
export { type Exchange, exchange, type Fighter, fumbleShares, type Outcome, WAYS } from './exchange.ts';
export { type Plan, type Reach, reach, reachWith } from './movement.ts';
