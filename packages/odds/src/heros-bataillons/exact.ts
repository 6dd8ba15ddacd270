import { chanceWhere, type Fraction } from '../exact/fraction.ts';
import { exactPools } from '../exact/pool.ts';
import { type Tally, tallies } from '../exact/tally.ts';
import { type Assault, blowIn, leastDamage } from './attack.ts';
import { BITTER, type Check, keptIn, lastPassing, TOTAL } from './check.ts';
import { type Caster, castIn, leastCost, type Power } from './spell.ts';

export interface ExactCheckOdds {
  readonly success: Fraction;
  readonly total: Fraction;
  readonly bitter: Fraction;
}

export function exactCheck(order: Check): ExactCheckOdds {
  const kept = keptIn(exactPools, order);
  const last = lastPassing(order);
  return {
    success: chanceWhere(kept, (face) => face <= last),
    total: chanceWhere(kept, (face) => face === TOTAL),
    bitter: chanceWhere(kept, (face) => face === BITTER),
  };
}

export interface ExactAttackOdds {
  readonly damage: Tally;
  readonly critical: Fraction;
  readonly falls: Fraction;
}

export function exactAttack(order: Assault): ExactAttackOdds {
  const { damage } = blowIn(tallies, order);
  const least = leastDamage(order.target);
  return {
    damage,
    critical: chanceWhere(damage, (dealt) => dealt >= least.critical),
    falls: chanceWhere(damage, (dealt) => dealt >= least.falls),
  };
}

export interface ExactSpellOdds {
  readonly max: Tally;
  readonly tot: Tally;
  readonly cost: Tally;
  readonly demoralised: Fraction;
  readonly dies: Fraction;
}

export function exactSpell(power: Power, caster: Caster): ExactSpellOdds {
  const thrown = castIn(exactPools, power);
  const least = leastCost(caster);
  return {
    ...thrown,
    demoralised: chanceWhere(thrown.cost, (lost) => lost >= least.demoralised),
    dies: chanceWhere(thrown.cost, (lost) => lost >= least.dies),
  };
}
