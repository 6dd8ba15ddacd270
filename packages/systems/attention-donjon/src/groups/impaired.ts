import { type Figure, hasMark } from '@souterrain/crawl';
import { isActive } from '@souterrain/crawl/figures';
import { attackOnce, candidatesOf, chooseTarget, firstAttack, mayAttack, perform } from '@souterrain/crawl/groups';
import { canSpend, spend } from '@souterrain/crawl/rounds';
import type { Action } from '@souterrain/crawl/world';
import { OVER, type Rule } from '@souterrain/kernel';
import { breakFree, healthActions } from '../combat/recovery.ts';
import { isSecoue } from '../combat/secoue.ts';
import { traitOf } from '../figures/values.ts';
import type { AD1 } from '../world/ad1.ts';

const offered = (g: AD1, figure: Figure, id: string): Action | undefined =>
  healthActions(g, figure).find((action) => action.id === id && canSpend(g, figure, action.type));

/** AD1-IA-04, AD1-IA-17: Se Reprendre comes first while it is legal; AD1-Q-24: creatures may never try. */
function recover(g: AD1, figure: Figure): Rule<void> {
  if (!isSecoue(figure) || g.state.variants.creatureReprendre === 'no') return OVER;
  if (traitOf(g, figure, 'mental') === null) return OVER;
  const action = offered(g, figure, 'se-reprendre');
  return action ? perform(g, figure, action) : OVER;
}

/** AD1-IA-17: what a state leaves a figure to do; true when that was its whole turn. */
export function* playImpaired(g: AD1, figure: Figure): Rule<boolean> {
  yield* recover(g, figure);
  if (hasMark(figure, 'paralyse')) return true;
  if (hasMark(figure, 'a-terre')) {
    const action = offered(g, figure, 'se-relever');
    if (action) yield* perform(g, figure, action);
    return true;
  }
  if (!hasMark(figure, 'entrave') || !isActive(g, figure)) return false;
  yield* struggle(g, figure);
  return true;
}

/** AD1-IA-17: an Entravé figure attacks whoever is in reach, or frees itself with its better trait. */
function* struggle(g: AD1, figure: Figure): Rule<void> {
  if (!mayAttack(g, figure)) return;
  const candidates = candidatesOf(g, figure).filter((target) => firstAttack(g, figure, target));
  const target = yield* chooseTarget(g, figure, { candidates, first: [] });
  if (target) {
    yield* attackOnce(g, figure, { attack: firstAttack(g, figure, target)!, target });
    return;
  }
  const trait = (traitOf(g, figure, 'agilite') ?? 0) > (traitOf(g, figure, 'force') ?? 0) ? 'agilite' : 'force';
  spend(g, figure, 'standard');
  yield* breakFree(g, figure, { held: figure, trait });
}
