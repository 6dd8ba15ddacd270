import type { Dice, Expression } from './expression.ts';
import { passes } from './expression.ts';
import { LEAST_EXPLOSION, LIMITS, type Limit, MOST_EXPLOSIONS } from './limits.ts';
import { waysOf } from './ways.ts';

interface Span {
  readonly low: number;
  readonly high: number;
}

/** What makes an expression too heavy, given that its parts are not; told before anything is computed. */
export function excess(expression: Expression): { what: Limit; got: number } | undefined {
  const totals = totalsOf(expression);
  if (totals > LIMITS.totals) return { what: 'totals', got: totals };
  const steps = stepsOf(expression);
  return steps > LIMITS.steps ? { what: 'steps', got: steps } : undefined;
}

function totalsOf(expression: Expression): number {
  const { low, high } = spanOf(expression);
  return high - low + 1;
}

/** How many explosions in a row are followed: those past it are too rare to be seen, or too many to be computed. */
export function explosionsOf({ explode, ...dice }: Dice): number {
  if (!explode) return 0;
  const ways = waysOf(dice);
  const chance = ways.filter((worth) => passes(explode, worth)).length / ways.length;
  return chance === 0 ? 0 : Math.min(MOST_EXPLOSIONS, Math.ceil(Math.log(LEAST_EXPLOSION) / Math.log(chance)));
}

/** What is done with every pair of totals of a pick is kept a while: it weighs more than a step of a sum. */
const PICKED = 10;

const product = (numbers: readonly number[]): number => numbers.reduce((a, b) => a * b, 1);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Of the expression and of all its parts. */
export function stepsOf(expression: Expression): number {
  switch (expression.kind) {
    case 'number':
    case 'count':
      return 0;
    case 'dice':
      return stepsOfDice(expression);
    case 'negate':
    case 'compare':
      return stepsOf(expression.of);
    case 'arithmetic': {
      const parts = [expression.left, expression.right];
      return product(parts.map(totalsOf)) + sum(parts.map(stepsOf));
    }
    case 'pick':
      return PICKED * product(expression.of.map(totalsOf)) + sum(expression.of.map(stepsOf));
  }
}

function stepsOfDice(dice: Dice): number {
  const { count, keep } = dice;
  const totals = totalsOf(dice);
  return keep ? waysOf(dice).length * count * count * keep.dice * totals : (totals * totals) / 2;
}

function spanOf(expression: Expression): Span {
  switch (expression.kind) {
    case 'number':
      return { low: expression.value, high: expression.value };
    case 'dice':
      return spanOfDice(expression);
    case 'negate': {
      const { low, high } = spanOf(expression.of);
      return { low: -high, high: -low };
    }
    case 'arithmetic':
      return spanOfPair(expression.sign, spanOf(expression.left), spanOf(expression.right));
    case 'pick': {
      const spans = expression.of.map(spanOf);
      const pick = Math[expression.which];
      return { low: pick(...spans.map(({ low }) => low)), high: pick(...spans.map(({ high }) => high)) };
    }
    case 'count':
      return { low: 0, high: expression.dice.count * (explosionsOf(expression.dice) + 1) };
    case 'compare':
      return { low: 0, high: 1 };
  }
}

function spanOfDice(dice: Dice): Span {
  const ways = waysOf(dice);
  const kept = dice.keep?.dice ?? dice.count;
  const thrown = explosionsOf(dice) + 1;
  const low = Math.min(...ways);
  const high = Math.max(...ways);
  return { low: kept * Math.min(low, low * thrown), high: kept * Math.max(high, high * thrown) };
}

function spanOfPair(sign: '+' | '-' | '*', a: Span, b: Span): Span {
  switch (sign) {
    case '+':
      return { low: a.low + b.low, high: a.high + b.high };
    case '-':
      return { low: a.low - b.high, high: a.high - b.low };
    case '*': {
      const corners = [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high];
      return { low: Math.min(...corners), high: Math.max(...corners) };
    }
  }
}
