import type { RuleRef } from './rule.ts';
import type { Params, TextKey } from './text.ts';

/** One line of an arithmetic a player can check by hand. */
export interface Term {
  readonly label: TextKey;
  readonly params?: Params;
  readonly value: number;
  readonly rule: RuleRef;
}

/** Terms that add up to `total`: what « Pourquoi ? » prints. */
export interface Sum {
  readonly label: TextKey;
  readonly terms: readonly Term[];
  readonly total: number;
}

/** Past tense, ids and numbers only. `rules` says why it happened. */
export interface GameEvent {
  readonly type: string;
  readonly rules: readonly RuleRef[];
  readonly sums?: readonly Sum[];
}

export function sum(label: TextKey, terms: readonly Term[]): Sum {
  let total = 0;
  for (const term of terms) total += term.value;
  return { label, terms, total };
}
