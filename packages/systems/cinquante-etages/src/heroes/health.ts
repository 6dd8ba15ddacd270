import type { RuleId } from '@souterrain/catalog';
import { type Sum, sum, type Term } from '@souterrain/kernel';
import type { C50Event } from '../events.ts';
import { type C50, type Hero, maxPv } from '../state.ts';

type Wounded = Extract<C50Event, { type: 'wounded' }>;
type Healed = Extract<C50Event, { type: 'healed' }>;

/** C50-PV-11: PV never go below 0, and 0 is death at once. */
export function wound(
  g: C50,
  hero: Hero,
  {
    amount,
    by,
    rules,
    sums = [],
  }: { amount: number; by: Wounded['by']; rules: readonly RuleId[]; sums?: readonly Sum[] },
): void {
  const pv = Math.max(0, hero.pv - amount);
  g.emit({ type: 'wounded', seat: hero.seat, amount, pv, by, rules, sums });
  if (pv === 0) g.emit({ type: 'died', seat: hero.seat, rules: ['C50-PV-11', 'C50-RUN-06'] });
}

/** C50-PV-10: healing stops at the maximum, the excess is lost. */
export function heal(
  g: C50,
  hero: Hero,
  { by, rules, terms }: { by: Healed['by']; rules: readonly RuleId[]; terms: readonly Term[] },
): void {
  const { seat } = hero;
  const { total } = sum('soin', terms);
  const amount = Math.min(total, maxPv(hero) - hero.pv);
  if (amount === 0) return;
  const lost = total - amount;
  const counted = lost > 0 ? [...terms, { label: 'excedent', value: -lost, rule: 'C50-PV-10' as const }] : terms;
  const pv = hero.pv + amount;
  g.emit({ type: 'healed', seat, amount, pv, by, rules: [...rules, 'C50-PV-10'], sums: [sum('soin', counted)] });
}

export const isHurt = (hero: Hero): boolean => hero.pv < maxPv(hero);
