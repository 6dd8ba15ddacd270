import { type Comparison as Compared, compare } from '../combine.ts';
import { atLeast, type Distribution, expect } from '../distribution.ts';
import { doubles } from '../doubles.ts';
import { unsaidOfDice } from './dice-odds.ts';
import { type Comparison, type Expression, passes, type Question } from './expression.ts';
import { totalsIn } from './totals.ts';

/** What a question comes to. */
export type Answer = {
  /** An upper bound on the chance that explosions past the last one followed would change the result. */
  readonly unsaid: number;
} & (
  | { readonly kind: 'total'; readonly distribution: Distribution }
  /** The distribution is of how many dice pass; `success` is the chance that one does at least. */
  | {
      readonly kind: 'count';
      readonly passing: Comparison;
      readonly success: number;
      readonly distribution: Distribution;
    }
  /** The distribution is of the total that is judged. */
  | {
      readonly kind: 'compare';
      readonly passing: Comparison;
      readonly success: number;
      readonly distribution: Distribution;
    }
  | ({ readonly kind: 'versus'; readonly left: Distribution; readonly right: Distribution } & Compared)
);

const oddsOf = totalsIn(doubles);

export function evaluate(question: Question): Answer {
  if (question.kind === 'versus') {
    const left = oddsOf(question.left);
    const right = oddsOf(question.right);
    const unsaid = unsaidOf(question.left) + unsaidOf(question.right);
    return { kind: 'versus', unsaid, left, right, ...compare(left, right) };
  }
  const unsaid = unsaidOf(question);
  switch (question.kind) {
    case 'count': {
      const distribution = oddsOf(question);
      return { kind: 'count', unsaid, passing: question.passing, success: atLeast(distribution, 1), distribution };
    }
    case 'compare': {
      const distribution = oddsOf(question.of);
      const { passing } = question;
      return { kind: 'compare', unsaid, passing, success: chanceOf(distribution, passing), distribution };
    }
    default:
      return { kind: 'total', unsaid, distribution: oddsOf(question) };
  }
}

const chanceOf = (distribution: Distribution, passing: Comparison): number =>
  Math.min(
    1,
    expect(distribution, (total) => (passes(passing, total) ? 1 : 0)),
  );

export function unsaidOf(expression: Expression): number {
  switch (expression.kind) {
    case 'number':
      return 0;
    case 'dice':
      return unsaidOfDice(expression);
    case 'count':
      return unsaidOfDice(expression.dice);
    case 'negate':
    case 'compare':
      return unsaidOf(expression.of);
    case 'arithmetic':
      return unsaidOf(expression.left) + unsaidOf(expression.right);
    case 'pick':
      return expression.of.reduce((sum, of) => sum + unsaidOf(of), 0);
  }
}
