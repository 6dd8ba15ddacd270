import { d } from '../die.ts';
import { atLeast, type Distribution } from '../distribution.ts';
import { doublePools } from '../pool.ts';
import type { Pools } from '../pools.ts';

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
export function castIn<D>({ keep, pool }: Pools<D>, power: Power): Record<'max' | 'tot' | 'cost', D> {
  const count = DICE[power];
  // HB-MAG-22: a minor spell is not amplified.
  const costs = power === 'mineur' ? [0] : d(6).map((face) => (face <= 3 ? face : 0));
  return { max: keep(d(6), { count, highest: 1 }), tot: pool(d(6), count), cost: pool(costs, count) };
}

/** The least cost that spends END and VOL, and that spends FOR too. */
export const leastCost = ({ end, vol, for: force }: Caster): { demoralised: number; dies: number } => ({
  demoralised: Math.max(1, end + vol),
  dies: end + vol + Math.max(1, force),
});

export function spell(power: Power, caster: Caster): SpellOdds {
  const thrown = castIn(doublePools, power);
  const least = leastCost(caster);
  return {
    ...thrown,
    demoralised: atLeast(thrown.cost, least.demoralised),
    dies: atLeast(thrown.cost, least.dies),
  };
}
