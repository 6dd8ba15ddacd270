import type { RuleId } from '@souterrain/catalog';
import { ask, type Option, type Rule } from '@souterrain/kernel';
import { seatOf } from '../figures/sides.ts';
import type { CrawlState, Figure } from '../state.ts';
import type { Criterion } from './criterion.ts';
import type { Reason } from './events.ts';

/** Compares in order and keeps what is still equal; `why` is told each comparison that set some aside. */
export function narrow<T>(list: readonly T[], criteria: readonly Criterion<T>[], why: Reason[]): readonly T[] {
  let left = list;
  for (const { label, of } of criteria) {
    if (left.length < 2) break;
    let best = Number.POSITIVE_INFINITY;
    let kept: T[] = [];
    for (const candidate of left) {
      const value = of(candidate);
      if (value < best) {
        best = value;
        kept = [candidate];
      } else if (value === best) kept.push(candidate);
    }
    if (kept.length < left.length) why.push({ label, value: best });
    left = kept;
  }
  return left;
}

/** AD1-IA-15: alone at the table nobody is asked, and the first option is the automatic one. */
function isAutomatic(state: CrawlState): boolean {
  let seat: number | undefined;
  for (const { hero } of state.figures) {
    if (!hero) continue;
    if (seat !== undefined && hero.seat !== seat) return false;
    seat = hero.seat;
  }
  return true;
}

interface Tie<T> {
  readonly id: string;
  readonly rule: RuleId;
  /** In their automatic order. */
  readonly equal: readonly T[];
  readonly optionOf: (each: T) => Option<T>;
}

/** What nobody is asked about: alone, or alone at the table. */
export const untied = <T>(state: CrawlState, equal: readonly T[]): T | undefined =>
  equal.length === 1 || isAutomatic(state) ? equal[0] : undefined;

/** AD1-IA-15: what is really equal is the choice of whoever controls the figure. */
export const settleTie = <T>(state: CrawlState, figure: Figure, { id, rule, equal, optionOf }: Tie<T>): Rule<T> =>
  ask({ id, seat: seatOf(state, figure), rule, params: { figure: figure.id }, options: equal.map(optionOf) });
