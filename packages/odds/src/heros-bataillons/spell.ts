import { d } from '../die.ts';
import { atLeast, type Distribution } from '../distribution.ts';
import { keep, pool } from '../pool.ts';

export type Power = 'mineur' | 'majeur' | 'miraculeux';

/** HB-MAG-09 to HB-MAG-11. */
const DICE: Readonly<Record<Power, number>> = { mineur: 1, majeur: 2, miraculeux: 3 };

export interface Caster {
  readonly end: number;
  readonly vol: number;
  readonly for: number;
}

export interface SpellOdds {
  /** The highest die: damage or healing at most (HB-MAG-30, HB-MAG-31). */
  readonly max: Distribution;
  /** The sum of the dice. */
  readonly tot: Distribution;
  /** What the caster loses: HB-MAG-22, HB-MAG-24. */
  readonly cost: Distribution;
  /** END and VOL are spent: HB-DMG-09. */
  readonly demoralised: number;
  /** END, VOL and FOR are spent: HB-MAG-25. */
  readonly dies: number;
}

/** HB-MAG-22 to HB-MAG-28. */
export function spell(power: Power, caster: Caster): SpellOdds {
  const count = DICE[power];
  // HB-MAG-22: a minor spell is not amplified.
  const costs = power === 'mineur' ? [0] : d(6).map((face) => (face <= 3 ? face : 0));
  const cost = pool(costs, count);
  const reserve = caster.end + caster.vol;
  return {
    max: keep(d(6), { count, highest: 1 }),
    tot: pool(d(6), count),
    cost,
    demoralised: atLeast(cost, Math.max(1, reserve)),
    dies: atLeast(cost, reserve + Math.max(1, caster.for)),
  };
}
