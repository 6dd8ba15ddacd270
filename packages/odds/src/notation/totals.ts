import type { Arithmetic } from '../arithmetic.ts';
import { diceIn } from './dice-odds.ts';
import { type Expression, passes } from './expression.ts';

/** The totals of expressions in the given arithmetic. */
export function totalsIn<D>(arithmetic: Arithmetic<D>): (expression: Expression) => D {
  const { add, always, follow, map } = arithmetic;
  const { sumOf, countOf } = diceIn(arithmetic);
  // A plain minus would leave -0.
  const negate = (d: D): D => map(d, (total) => 0 - total);
  const pairs = (a: D, b: D, join: (x: number, y: number) => number): D => follow(a, (x) => map(b, (y) => join(x, y)));
  const operations = {
    '+': add,
    '-': (a: D, b: D): D => add(a, negate(b)),
    '*': (a: D, b: D): D => pairs(a, b, (x, y) => x * y),
  } as const;

  return function totalsOf(expression): D {
    switch (expression.kind) {
      case 'number':
        return always(expression.value);
      case 'dice':
        return sumOf(expression);
      case 'negate':
        return negate(totalsOf(expression.of));
      case 'arithmetic':
        return operations[expression.sign](totalsOf(expression.left), totalsOf(expression.right));
      case 'pick': {
        const pick = Math[expression.which];
        return expression.of.map(totalsOf).reduce((a, b) => pairs(a, b, (x, y) => pick(x, y)));
      }
      case 'count':
        return countOf(expression.dice, expression.passing);
      case 'compare':
        return map(totalsOf(expression.of), (total) => (passes(expression.passing, total) ? 1 : 0));
    }
  };
}
