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

type Read<Q extends Questions, F> = (chosen: Readonly<Record<string, string>>) => F & Readings<Q>;

/** Reads the choices of a setup; `fixed` readings are no choice of this system. Nothing writes to readings: alike games share theirs. */
export function readingsIn<Q extends Questions, F extends object = object>(questions: Q, fixed?: F): Read<Q, F> {
  const known = new Map<string, F & Readings<Q>>();
  return (chosen) => {
    const key = Object.keys(chosen)
      .filter((id) => Object.hasOwn(questions, id))
      .map((id) => `${id} ${chosen[id]}`)
      .sort()
      .join();
    let readings = known.get(key);
    if (!readings) {
      const read = Object.entries(questions).map(([id, [, written]]) => [id, chosen[id] ?? written]);
      readings = { ...fixed, ...Object.fromEntries(read) } as F & Readings<Q>;
      known.set(key, readings);
    }
    return readings;
  };
}
