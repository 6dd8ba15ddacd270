import type { Rule } from '@souterrain/kernel';
import { healthActions, isSecoue } from '../combat/health.ts';
import { breakFree } from '../combat/recovery.ts';
import { traitOf } from '../figures/values.ts';
import { OVER } from '../over.ts';
import type { Action } from '../rounds/action.ts';
import { canSpend, spend } from '../rounds/turn.ts';
import { type AD1, type Figure, hasMark } from '../state.ts';
import { attackOnce, mayAttack } from './attack.ts';
import { perform } from './perform.ts';
import { candidatesOf, firstAttack } from './reach.ts';
import { chooseTarget } from './targets.ts';

const offered = (g: AD1, figure: Figure, id: string): Action | undefined =>
  healthActions(g, figure).find((action) => action.id === id && canSpend(g, figure, action.type));

/** AD1-IA-04, AD1-IA-17: Se Reprendre comes first while it is legal; AD1-Q-24: creatures may never try. */
export function recover(g: AD1, figure: Figure): Rule<void> {
  if (!isSecoue(figure) || g.state.variants.creatureReprendre === 'no') return OVER;
  if (traitOf(g.state, figure, 'mental') === null) return OVER;
  const action = offered(g, figure, 'se-reprendre');
  return action ? perform(g, figure, action) : OVER;
}

/** AD1-IA-17: what a state leaves a figure to do; true when that was its whole turn. */
export function* playImpaired(g: AD1, figure: Figure): Rule<boolean> {
  if (hasMark(figure, 'paralyse')) return true;
  if (hasMark(figure, 'a-terre')) {
    const action = offered(g, figure, 'se-relever');
    if (action) yield* perform(g, figure, action);
    return true;
  }
  return false;
}

/** AD1-IA-17: an Entravé figure attacks whoever is in reach, or frees itself with its better trait. */
export function* struggle(g: AD1, figure: Figure): Rule<void> {
  const { state } = g;
  if (!mayAttack(g, figure)) return;
  const candidates = candidatesOf(state, figure).filter((target) => firstAttack(state, figure, target));
  const target = yield* chooseTarget(g, figure, { candidates, first: [] });
  if (target) return yield* attackOnce(g, figure, { attack: firstAttack(state, figure, target)!, target });
  const trait = (traitOf(state, figure, 'agilite') ?? 0) > (traitOf(state, figure, 'force') ?? 0) ? 'agilite' : 'force';
  spend(g, figure, 'standard');
  yield* breakFree(g, figure, { held: figure, trait });
}
