import { sum } from '@souterrain/kernel';
import type { C50, Hero } from '../state.ts';

/** C50-CHA-08: x (100 + 5 x CHA) / 100, rounded down, gain by gain. */
export const goldWithCharisma = (base: number, cha: number): number => Math.floor((base * (100 + 5 * cha)) / 100);

/** C50-TRE-04. */
export function gainGold(g: C50, hero: Hero, { base, from }: { base: number; from: 'creature' | 'chest' }): void {
  const amount = goldWithCharisma(base, hero.car.cha);
  if (amount === 0) return;
  const bonus = amount - base;
  const terms = [
    { label: 'or', value: base, rule: 'C50-TRE-04' as const },
    ...(bonus > 0
      ? [{ label: 'charisme', params: { points: hero.car.cha }, value: bonus, rule: 'C50-CHA-08' as const }]
      : []),
  ];
  g.emit({
    type: 'goldGained',
    seat: hero.seat,
    amount,
    from,
    rules: ['C50-TRE-04', 'C50-CHA-08'],
    sums: [sum('or-gagne', terms)],
  });
}
