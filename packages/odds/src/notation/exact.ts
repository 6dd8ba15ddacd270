import { chanceWhere, type Fraction, fraction } from '../exact/fraction.ts';
import { type Tally, tallies } from '../exact/tally.ts';
import { unsaidOf } from './evaluate.ts';
import { type Expression, passes, type Question } from './expression.ts';
import { totalsIn } from './totals.ts';
import { stepsOf } from './weight.ts';

/** The answer of `evaluate` in whole numbers of ways. */
export type ExactAnswer =
  | { readonly kind: 'total'; readonly distribution: Tally }
  | { readonly kind: 'count' | 'compare'; readonly success: Fraction; readonly distribution: Tally }
  | ({ readonly kind: 'versus'; readonly left: Tally; readonly right: Tally } & Record<
      'win' | 'tie' | 'lose',
      Fraction
    >);

/** Why a question has no exact answer: explosions that may go on for ever, or too much work in whole numbers. */
export type Inexact = { readonly kind: 'endless' } | { readonly kind: 'heavy' };

/** Whole numbers are some hundred times slower than doubles: within this, an answer takes a second or two. */
const MOST_STEPS = 5_000_000;

// Made when asked, so that a bundle without fractions leaves them out.
const totalsOf = (expression: Expression): Tally => totalsIn(tallies)(expression);

export function evaluateExactly(question: Question): ExactAnswer | Inexact {
  const parts = question.kind === 'versus' ? [question.left, question.right] : [question];
  if (parts.some((part) => unsaidOf(part) > 0)) return { kind: 'endless' };
  if (parts.reduce((steps, part) => steps + stepsOf(part), 0) > MOST_STEPS) return { kind: 'heavy' };
  return question.kind === 'versus' ? versus(totalsOf(question.left), totalsOf(question.right)) : single(question);
}

function single(question: Expression): ExactAnswer {
  if (question.kind === 'count') {
    const distribution = totalsOf(question);
    return { kind: 'count', success: chanceWhere(distribution, (count) => count >= 1), distribution };
  }
  if (question.kind !== 'compare') return { kind: 'total', distribution: totalsOf(question) };
  const distribution = totalsOf(question.of);
  return {
    kind: 'compare',
    success: chanceWhere(distribution, (total) => passes(question.passing, total)),
    distribution,
  };
}

function versus(left: Tally, right: Tally): ExactAnswer {
  const all = left.of * right.of;
  let [win, tie, below] = [0n, 0n, 0n];
  let next = 0;
  left.ways.forEach((ways, at) => {
    const place = left.low + at - right.low;
    for (; next < Math.min(place, right.ways.length); next++) below += right.ways[next]!;
    win += ways * below;
    tie += ways * (right.ways[place] ?? 0n);
  });
  return {
    kind: 'versus',
    left,
    right,
    win: fraction(win, all),
    tie: fraction(tie, all),
    lose: fraction(all - win - tie, all),
  };
}
