import type { Rule } from '@souterrain/kernel';
import { spend } from '../rounds/economy.ts';
import type { Figure } from '../state.ts';
import type { Action } from '../world/action.ts';
import type { Crawl } from '../world/crawl.ts';

/** Pays an Action, then does it. */
export function* perform(g: Crawl, figure: Figure, action: Action): Rule<void> {
  if (action.type !== 'libre') spend(g, figure, action.type);
  yield* action.run(g, figure);
}
