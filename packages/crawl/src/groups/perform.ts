import type { Rule } from '@souterrain/kernel';
import type { Action } from '../rounds/action.ts';
import { spend } from '../rounds/economy.ts';
import type { Crawl, Figure } from '../state.ts';

/** Pays an Action, then does it. */
export function* perform(g: Crawl, figure: Figure, action: Action): Rule<void> {
  if (action.type !== 'libre') spend(g, figure, action.type);
  yield* action.run(g, figure);
}
