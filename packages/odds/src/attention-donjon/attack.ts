import { follow } from '../combine.ts';
import { always, atLeast, type Distribution, exactly, mean } from '../distribution.ts';
import { check, type Roll, successOf } from './check.ts';
import { type Payoff, reaching } from './goals.ts';

/** What the damage roll is played for: to affect the target at all, for the Santé it loses, or to take all of it. */
export type Aim = 'touch' | 'wounds' | 'kill';

export interface Target {
  readonly sante: number;
  /** Already Secoué: AD1-DMG-08. */
  readonly shaken: boolean;
}

export interface AttackRolls {
  readonly attack: Roll & { readonly difficulty: number };
  readonly damage: Roll & { readonly endurance: number };
  readonly target: Target;
  readonly aim?: Aim;
}

export interface AttackOdds {
  readonly hit: number;
  /** Secoué or wounded. */
  readonly affected: number;
  readonly killed: number;
  /** Santé lost, at most what the target has (AD1-HEALTH-14). */
  readonly lost: Distribution;
  readonly meanLost: number;
}

/** AD1-DMG-14 to AD1-DMG-16: Pénétration takes armour away, never more than there is. */
export const enduranceAgainst = (
  penetration: number,
  { natural, armour }: { natural: number; armour: number },
): number => natural + Math.max(0, armour - penetration);

/** AD1-DMG-17, steps 2, 5 and 7: the attack roll, the damage roll, then Secoué or wounds. */
export function attack({ attack: roll, damage, target, aim = 'touch' }: AttackRolls): AttackOdds {
  // AD1-COMBAT-29: only whether the attack hits counts.
  const hit = successOf(roll);
  const { endurance } = damage;
  const goal = goalOf(aim, endurance, target);
  const { distribution } = check({ ...damage, difficulty: goal.enough, goal });
  const lostBy = (total: number): number => Math.min(target.sante, woundsOf(total - endurance, target));
  const struck = follow(distribution, (total) => always(lostBy(total)));
  const lost = follow(hitOrMiss(hit), (isHit) => (isHit === 1 ? struck : always(0)));
  return {
    hit,
    affected: hit * atLeast(distribution, endurance),
    killed: exactly(lost, target.sante),
    lost,
    meanLost: mean(lost),
  };
}

const hitOrMiss = (hit: number): Distribution => ({ low: 0, chances: Float64Array.of(1 - hit, hit) });

/** AD1-DMG-07 to AD1-DMG-09, AD1-DMG-13. */
const woundsOf = (seuil: number, { shaken }: Target): number => (seuil < 0 ? 0 : seuil + (shaken ? 1 : 0));

function goalOf(aim: Aim, endurance: number, target: Target): Payoff {
  const killing = endurance + Math.max(0, target.sante - (target.shaken ? 1 : 0));
  if (aim === 'touch') return reaching(endurance);
  if (aim === 'kill') return reaching(killing);
  return { payoff: (total) => Math.min(target.sante, woundsOf(total - endurance, target)), enough: killing };
}
