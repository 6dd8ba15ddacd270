import { bringOdds } from './late-odds.ts';
import { exchangeOdds } from './odds/index.ts';

export * from './system.ts';

bringOdds(exchangeOdds);
