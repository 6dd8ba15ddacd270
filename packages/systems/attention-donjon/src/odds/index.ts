import type { Figure } from '@souterrain/crawl';
import type { Action } from '@souterrain/crawl/world';
import type { OddsSummary } from '@souterrain/kernel';
import type { AD1 } from '../world/ad1.ts';
import { actionOdds } from './actions.ts';
import { areDiceAsWritten } from './rolls.ts';

export { stakeOdds } from './stakes.ts';
export { turnedOdds } from './turned.ts';

/** For actions that throw dice; undefined for the others. */
export const oddsOf = (g: AD1, figure: Figure, action: Action): (() => OddsSummary) | undefined =>
  action.rolls && areDiceAsWritten(g.state) ? () => actionOdds(g, figure, { action: action.id }) : undefined;
