import { diceOf } from '../combat/dice.ts';
import { struckBy } from '../combat/maximum.ts';
import { type Attempt, stanceOf } from '../combat/stance.ts';
import { weaponSetsOf } from '../combat/weapons.ts';
import { armourOf } from '../gear/armour.ts';
import { type Being, sideOf } from '../pieces.ts';
import type { Situation } from '../world.ts';

/** What is left to take from a being before it falls. */
export const lifeOf = ({ now }: Being): number => now.end + now.for;

/** The mean of what the highest of some dice takes, once `stopped` is taken off, from somebody with `life` left. */
export function meanOf(sides: readonly number[], { stopped, life }: { stopped: number; life: number }): number {
  let mean = 0;
  let below = 0;
  for (let value = 1; value <= Math.max(...sides); value++) {
    let upTo = 1;
    for (const count of sides) upTo *= Math.min(value, count) / count;
    mean += (upTo - below) * Math.min(life, Math.max(0, value - stopped));
    below = upTo;
  }
  return mean;
}

/** What a being does in a turn to somebody without armour: how much it is to be feared. */
export function threatOf(g: Situation, being: Being): number {
  let most = 0.5;
  for (const set of weaponSetsOf(g, being))
    if (!set.stowed)
      most = Math.max(most, meanOf(diceOf(g.state, set, 'normale'), { stopped: 0, life: Number.POSITIVE_INFINITY }));
  return most;
}

/** HB-ATK-02, HB-ATK-11: what an attack adds on average to what its side has dealt this round. */
export function damageOf(g: Situation, attempt: Attempt): number {
  const { attacker, set, target } = attempt;
  const { kind } = stanceOf(g.state, attempt);
  const dealt = struckBy(g.state, sideOf(attacker), target)?.dealt ?? 0;
  const stopped = armourOf(g, target) + dealt;
  return meanOf(diceOf(g.state, set, kind), { stopped, life: lifeOf(target) });
}

/** A point counts for more on who hits hard and has little left: the wounded are finished first. */
export const worthOn = (g: Situation, target: Being, damage: number): number =>
  (damage * (1 + threatOf(g, target))) / Math.max(1, lifeOf(target));

export const attackWorth = (g: Situation, attempt: Attempt): number => worthOn(g, attempt.target, damageOf(g, attempt));
