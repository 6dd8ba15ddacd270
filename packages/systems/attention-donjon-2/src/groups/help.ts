import { type Figure, isOnBoard } from '@souterrain/crawl';
import { profileOf, seatOf, useOnce } from '@souterrain/crawl/figures';
import { canSpend, spend } from '@souterrain/crawl/rounds';
import { OVER, type Rule } from '@souterrain/kernel';
import { throwAmounts } from '../actions/amounts.ts';
import { chooseSide, onlySide } from '../actions/choose-side.ts';
import { attackOf } from '../combat/attacks.ts';
import { inflict } from '../effects/inflict.ts';
import type { AD2 } from '../world/ad2.ts';
import { type Aid, aidOf } from './own-side.ts';

/** AD2-MON-06: what a monster does for its own side, before it looks for somebody to fight. */
export function help(g: AD2, figure: Figure): Rule<void> {
  if (profileOf(g, figure).actions.every(({ outcome }) => outcome?.kind === 'enemy')) return OVER;
  const aid = aidOf(g, figure);
  const cost = aid?.line.cost === 'bonus' ? 'bonus' : 'standard';
  if (!aid || !canSpend(g, figure, cost)) return OVER;
  spend(g, figure, cost);
  return give(g, figure, aid);
}

function* give(g: AD2, figure: Figure, { line, targets, value, difficulty }: Aid): Rule<void> {
  const { id: label, limit } = attackOf(line);
  if (limit) useOnce(g, figure, { span: limit.span, key: label, rules: ['AD2-IA-07'] });
  const who = { figure: figure.id };
  const ids = targets.map(({ id }) => id);
  g.emit({ type: 'actionDeclared', ...who, action: label, targets: ids, how: 'standard', rules: ['AD2-MON-06'] });
  g.emit({ type: 'resistedWithoutDice', ...who, success: true, value, difficulty, rules: ['AD2-PROF-04'] });
  const seat = seatOf(g.state, figure);
  const sides = line.outcome?.kind === 'own' ? line.outcome.effects : [];
  const effects = onlySide(sides) ?? (yield* chooseSide(sides, seat));
  const worth = yield* throwAmounts(g, effects, { seat });
  for (const target of targets)
    for (const effect of effects)
      if (isOnBoard(target)) {
        const amount = effect.kind === 'valued' ? worth(effect.amount) : 0;
        yield* inflict(g, effect, { actor: figure, target, label, value: amount });
      }
}
