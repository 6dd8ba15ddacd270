import { ask, type Question, type Rule } from '@souterrain/kernel';
import { deciderOf } from '../combat/decider.ts';
import type { Being, HB } from '../state.ts';

type BeingQuestion<T> = Required<Pick<Question<T>, 'id' | 'rule' | 'params' | 'options'>>;

/** A choice of a being: asked to whoever decides for it; the software takes the first option. */
export function* choose<T>(g: HB, being: Being, question: BeingQuestion<T>): Rule<T> {
  const seat = deciderOf(g.state, being);
  if (seat === null) return question.options[0]!.value;
  const { id, rule, params, options } = question;
  return yield* ask({ id, seat, rule, params, options });
}
