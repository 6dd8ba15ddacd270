import type { RuleId } from '@souterrain/catalog';
import { ask, type Option, option, type Params, type Rule } from '@souterrain/kernel';
import type { HB } from '../world.ts';
import { masterOf } from './table.ts';

/** A form of the MJ: each option is the draft with one thing changed, until it is sent or given up. */
export interface Form<T extends object> {
  readonly id: string;
  readonly rule: RuleId;
  readonly draft: T;
  /** What the form shows of the draft. */
  readonly show: (draft: T) => Params;
  readonly changes: (draft: T) => readonly Option<T>[];
}

/** Null when the MJ gives up. */
export function* fill<T extends object>(g: HB, { id, rule, draft: first, show, changes }: Form<T>): Rule<T | null> {
  let draft = first;
  for (;;) {
    const answer: T | 'valider' | 'abandonner' = yield* ask<T | 'valider' | 'abandonner'>({
      id,
      seat: masterOf(g.state),
      rule,
      params: show(draft),
      options: [option('valider', 'valider' as const), ...changes(draft), option('abandonner', 'abandonner' as const)],
    });
    if (answer === 'valider') return draft;
    if (answer === 'abandonner') return null;
    draft = answer;
  }
}

/** The other values of one field of a draft, as options `name-value`. */
export function others<T extends object, K extends keyof T & string>(
  draft: T,
  field: K,
  values: readonly (T[K] & (string | number | boolean))[],
): Option<T>[] {
  const options: Option<T>[] = [];
  for (const value of values)
    if (draft[field] !== value) {
      const shown = value === true ? 'oui' : value === false ? 'non' : value;
      options.push(
        option(`${field}-${shown}`, { ...draft, [field]: value }, { label: field, params: { value: shown } }),
      );
    }
  return options;
}
