import { seatOf } from '@souterrain/crawl/figures';
import type { Imposed } from '@souterrain/crawl/world';
import type { Rule } from '@souterrain/kernel';
import { throwAmounts } from '../actions/amounts.ts';
import { chooseSide, onlySide } from '../actions/choose-side.ts';
import { resist } from '../actions/endure.ts';
import { suffer } from '../combat/damage.ts';
import { plainSource } from '../combat/source.ts';
import { parseReactionEffects } from '../content/reaction.ts';
import { inflict } from '../effects/inflict.ts';
import { type Effects, lineOf } from '../notation/index.ts';
import type { AD2 } from '../world/ad2.ts';

function effectsNamed(text: string): Effects {
  const parsed = parseReactionEffects(text);
  if (!parsed.ok) throw new Error(`${text} is no effect`);
  return parsed.value;
}

/** AD2-XEXPLO-05: an enemy action that a room or a péripétie writes down, or effects without a Jet. */
export function* imposed(g: AD2, order: Imposed): Rule<void> {
  const { victim, label } = order;
  if ('line' in order) {
    yield* resist(g, { victim, by: null, line: lineOf(order.line), label });
    return;
  }
  const seat = seatOf(g.state, victim);
  const sides = effectsNamed(order.effects);
  const effects = onlySide(sides) ?? (yield* chooseSide(sides, seat));
  const worth = yield* throwAmounts(g, effects, { seat });
  for (const effect of effects) {
    if (victim.status !== 'plateau') return;
    const value = effect.kind === 'valued' ? worth(effect.amount) : 0;
    if (effect.kind !== 'valued' || effect.id !== 'dommages')
      yield* inflict(g, effect, { actor: null, target: victim, label, value });
    // AD2-PERI-07: Santé lost in a text is Dommages [Direct].
    else yield* suffer(g, plainSource(victim, { label, value, rule: 'AD2-PERI-07' }, { direct: true }));
  }
}
