import { ask, type Question, type Rule } from '@souterrain/kernel';
import { deciderOf } from '../combat/decider.ts';
import type { Being, HB } from '../state.ts';

/** A choice of a being: asked to whoever decides for it; the software takes the first option. */
export function* choose<T>(g: HB, being: Being, question: Omit<Question<T>, 'seat'>): Rule<T> {
  const seat = deciderOf(g.state, being);
  if (seat === null) return question.options[0]!.value;
  return yield* ask({ ...question, seat });
}
