import type { Arithmetic } from '../arithmetic.ts';
import type { Die } from '../die.ts';
import { cutByLimit, poolsOf } from '../pools.ts';
import { type Comparison, type Dice, passes } from './expression.ts';
import { waysOf } from './ways.ts';
import { explosionsOf } from './weight.ts';

/** Dice of an expression, in the given arithmetic. */
export function diceIn<D>(arithmetic: Arithmetic<D>) {
  const { add, always, die: one, follow, shift } = arithmetic;
  const pools = poolsOf(arithmetic);

  const countOfOne = (die: Die, dice: Dice, passing: Comparison): D => {
    const thrown = one(die.map((_, at) => at));
    const worth = (at: number): number => (passes(passing, die[at]!) ? 1 : 0);
    let rest = always(0);
    for (let depth = explosionsOf(dice); depth >= 0; depth--) {
      const after = rest;
      rest = follow(thrown, (at) => (passes(dice.explode!, die[at]!) ? shift(after, worth(at)) : always(worth(at))));
    }
    return rest;
  };

  return {
    /** The sum of the dice. */
    sumOf(dice: Dice): D {
      const die = waysOf(dice);
      const { count, keep, explode } = dice;
      if (explode) return pools.explode(die, { count, on: (face) => passes(explode, face), limit: explosionsOf(dice) });
      return keep ? pools.keep(die, { count, [keep.which]: keep.dice }) : pools.pool(die, count);
    },

    /** How many of the dice pass, those that explosions add among them. */
    countOf(dice: Dice, passing: Comparison): D {
      const die = waysOf(dice);
      if (!dice.explode) return pools.countWhere(die, { count: dice.count, passes: (face) => passes(passing, face) });
      const single = countOfOne(die, dice, passing);
      let counted = always(0);
      for (let n = 0; n < dice.count; n++) counted = add(counted, single);
      return counted;
    },
  };
}

/** The chance that an explosion past the last one followed would have changed the sum. */
export function unsaidOfDice(dice: Dice): number {
  const { count, explode } = dice;
  if (!explode) return 0;
  return cutByLimit(waysOf(dice), { count, on: (face) => passes(explode, face), limit: explosionsOf(dice) });
}
