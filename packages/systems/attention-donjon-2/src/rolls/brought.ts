import type { Effects, Outcome } from '../notation/index.ts';
import type { Verdict } from './verdict.ts';

/** AD2-ENN-03, AD2-NOT-18: what a Jet brings about: one side of an enemy action, or one's own effect on a success. */
export function broughtBy(outcome: Outcome, { success }: Pick<Verdict, 'success'>): Effects {
  if (outcome.kind === 'own') return success ? outcome.effects : [];
  return success ? outcome.success : outcome.failure;
}
