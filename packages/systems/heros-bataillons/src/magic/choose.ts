import { ask, type Question, type Rule } from '@souterrain/kernel';
import { deciderOf } from '../combat/decider.ts';
import type { Being } from '../pieces.ts';
import type { HB } from '../world.ts';

type BeingQuestion<T> = Required<Pick<Question<T>, 'id' | 'rule' | 'params' | 'options'>>;

/** A choice of a being: asked to whoever decides for it; the software takes the first option. */
export function choose<T>(g: HB, being: Being, { id, rule, params, options }: BeingQuestion<T>): Rule<T> {
  const seat = deciderOf(g.state, being);
  return ask({ id, seat: seat ?? 0, rule, params, options: seat === null ? options.slice(0, 1) : options });
}
