import type { RuleRef } from './rule.ts';
import type { Variant } from './system.ts';

/** The questions of a catalogue: the id of each, then its readings, the rule as written first. */
export type Questions = Readonly<Record<string, readonly [rule: RuleRef, written: string, ...others: string[]]>>;

/** One reading for each question, all of them written down: a saved game never depends on a default. */
export type Readings<Q extends Questions> = {
  readonly [K in keyof Q]: Q[K] extends readonly [RuleRef, ...infer R extends string[]] ? R[number] : never;
};

export const variantsIn = (questions: Questions): readonly Variant[] =>
  Object.entries(questions).map(([id, [rule, written, ...others]]) => ({ id, rule, values: [written, ...others] }));

export function readingsOf<Q extends Questions>(questions: Q, chosen: Readonly<Record<string, string>>): Readings<Q> {
  const all = Object.entries(questions).map(([id, [, written]]) => [id, chosen[id] ?? written]);
  return Object.fromEntries(all) as Readings<Q>;
}
