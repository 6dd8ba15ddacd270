import type { Figure } from '@souterrain/crawl';
import type { Term } from '@souterrain/kernel';
import { characteristicOf } from '../figures/values.ts';
import { type Action, type Bindings, bound, CHARACTERISTICS, type Characteristic, signed } from '../notation/index.ts';
import type { AD2 } from '../world/ad2.ts';

const isCharacteristic = (first: Action['difficulty']['first']): first is Characteristic =>
  typeof first === 'string' && first in CHARACTERISTICS;

/** The characteristic a line consults, if any (AD2-JET-02). */
export const consulted = ({ difficulty }: Action): Characteristic | undefined =>
  isCharacteristic(difficulty.first) ? difficulty.first : undefined;

/**
 * AD2-JET-02, AD2-NOT-15: the Difficulté of a line, term by term; its characteristic is read on `profile` (AD2-ENN-19: the
 * enemy's own in an enemy action). Undefined where the profile prints a dash (AD2-JET-16).
 */
export function difficultyTerms(
  g: AD2,
  { difficulty: { first, rest } }: Action,
  { profile, bindings = {} }: { readonly profile: Figure | null; readonly bindings?: Bindings | undefined },
): Term[] | undefined {
  const terms: Term[] = [];
  if (isCharacteristic(first)) {
    const value = profile && characteristicOf(g, profile, first);
    if (value === null || value === undefined) return undefined;
    terms.push({ label: first, value, rule: 'AD2-PROF-03' });
  } else terms.push({ label: 'base', value: bound(first, bindings), rule: 'AD2-JET-02' });
  for (const { sign, term } of rest) {
    const value = signed(sign, bound(term, bindings));
    terms.push({ label: 'ajustement', value, rule: 'AD2-NOT-15' });
  }
  return terms;
}
