import { add, follow, shift } from '../combine.ts';
import type { Die } from '../die.ts';
import { always, type Distribution } from '../distribution.ts';
import { countWhere, explode as exploded, keep as kept, pool } from '../pool.ts';
import { cutByLimit } from '../pools.ts';
import { type Comparison, type Dice, passes } from './expression.ts';
import { waysOf } from './ways.ts';
import { explosionsOf } from './weight.ts';

/** The sum of the dice. */
export function diceOdds(dice: Dice): Distribution {
  const die = waysOf(dice);
  const { count, keep, explode } = dice;
  if (explode) return exploded(die, { count, on: (face) => passes(explode, face), limit: explosionsOf(dice) });
  return keep ? kept(die, { count, [keep.which]: keep.dice }) : pool(die, count);
}

/** How many of the dice pass, those that explosions add among them. */
export function countOdds(dice: Dice, passing: Comparison): Distribution {
  const die = waysOf(dice);
  if (!dice.explode) return countWhere(die, { count: dice.count, passes: (face) => passes(passing, face) });
  const one = countOfOne(die, dice, passing);
  let counted = always(0);
  for (let n = 0; n < dice.count; n++) counted = add(counted, one);
  return counted;
}

function countOfOne(die: Die, dice: Dice, passing: Comparison): Distribution {
  const thrown = pool(
    die.map((_, at) => at),
    1,
  );
  const worth = (at: number): number => (passes(passing, die[at]!) ? 1 : 0);
  let rest = always(0);
  for (let depth = explosionsOf(dice); depth >= 0; depth--) {
    const after = rest;
    rest = follow(thrown, (at) => (passes(dice.explode!, die[at]!) ? shift(after, worth(at)) : always(worth(at))));
  }
  return rest;
}

/** The chance that an explosion past the last one followed would have changed the sum. */
export function unsaidOfDice(dice: Dice): number {
  const { count, explode } = dice;
  if (!explode) return 0;
  return cutByLimit(waysOf(dice), { count, on: (face) => passes(explode, face), limit: explosionsOf(dice) });
}
