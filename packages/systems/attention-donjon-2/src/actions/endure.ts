import { isOnBoard } from '@souterrain/crawl';
import { seatOf } from '@souterrain/crawl/figures';
import { push } from '@souterrain/crawl/movement';
import type { Rule } from '@souterrain/kernel';
import { type Suffered, suffer } from '../combat/damage.ts';
import { inflict } from '../effects/inflict.ts';
import type { Effect } from '../notation/index.ts';
import type { AD2 } from '../world/ad2.ts';
import { throwAmounts, writtenAmounts } from './amounts.ts';
import { type EnemyOrder, type Faced, face, faceHelpless } from './face.ts';

interface Endured extends Suffered, Pick<Faced, 'success' | 'source'> {}

/** The whole of an enemy action: the Jet, then what it could not avoid. */
export const resist = (g: AD2, order: EnemyOrder): Rule<Endured> => endure(g, face(g, order));

/** The same, without any Jet: the failure effect. */
export const sufferHelpless = (g: AD2, order: EnemyOrder): Rule<Endured> => endure(g, faceHelpless(g, order));

function* endure(g: AD2, facing: Rule<Faced>): Rule<Endured> {
  const faced = yield* facing;
  const { success, source } = faced;
  const { lost, died } = source ? yield* suffer(g, source) : UNHURT;
  // AD2-XCRO-11: who took the blow may fall of it; the states stay with the victim, unless the attack hit another.
  if (hasRest(faced)) yield* sufferRest(g, faced, source?.deflected);
  return { success, source, lost, died };
}

export const UNHURT: Suffered = { lost: 0, died: false };

/** Something besides Dommages is suffered. */
export const hasRest = ({ effects, gained }: Faced): boolean => effects.length > 0 || gained.length > 0;

/** AD2-NOT-20: in reading order, by whoever is hit; then what the victim's Réussites bought (AD2-ENN-13). */
export function* sufferRest(g: AD2, { order, effects, worth, gained }: Faced, hit = order.victim): Rule<void> {
  const { victim, by, label } = order;
  const { attribute } = order.line;
  for (const { effect, by: actor } of effects) {
    if (!isOnBoard(hit)) break;
    if (isPush(effect)) {
      if (actor) yield* push(g, actor, hit);
    } else yield* inflict(g, effect, { actor, target: hit, label, attribute, value: worthIn(effect, worth) });
  }
  if (gained.length === 0 || !isOnBoard(victim)) return;
  const { bindings } = order;
  const bought =
    writtenAmounts(gained, bindings) ?? (yield* throwAmounts(g, gained, { seat: seatOf(g.state, victim), bindings }));
  for (const effect of gained) {
    if (victim.status !== 'plateau') return;
    if (!isPush(effect))
      yield* inflict(g, effect, { actor: victim, target: victim, label, attribute, value: worthIn(effect, bought) });
    else if (by?.status === 'plateau') yield* push(g, victim, by);
  }
}

const isPush = (effect: Effect): boolean => effect.kind === 'plain' && effect.id === 'repousser';

const worthIn = (effect: Effect, worth: Faced['worth']): number =>
  effect.kind === 'valued' ? worth(effect.amount) : 0;
