import { type Comparison, type Dice, type Expression, type Faces, isCounted, type Question } from './expression.ts';

/** The one spelling of a question: reading it again gives the same question. */
export const print = (question: Question): string =>
  question.kind === 'versus' ? `${written(question.left)} vs ${written(question.right)}` : written(question);

/** How tightly each kind holds its parts: what is looser than its place wants brackets. */
const COMPARED = 0;
const SUM = 1;
const PRODUCT = 2;
const VALUE = 3;

function tightness(expression: Expression): number {
  switch (expression.kind) {
    case 'count':
    case 'compare':
      return COMPARED;
    case 'arithmetic':
      return expression.sign === '*' ? PRODUCT : SUM;
    default:
      return VALUE;
  }
}

const within = (place: number, expression: Expression): string =>
  tightness(expression) < place ? `(${written(expression)})` : written(expression);

function written(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return String(expression.value);
    case 'dice':
      return diceWritten(expression);
    case 'negate':
      return `-${within(VALUE, expression.of)}`;
    case 'arithmetic': {
      const { sign, left, right } = expression;
      const place = sign === '*' ? PRODUCT : SUM;
      // What is subtracted twice is not what is subtracted once: the right side holds tighter.
      return `${within(place, left)} ${sign} ${within(place + 1, right)}`;
    }
    case 'pick':
      return `${expression.which}(${expression.of.map(written).join(', ')})`;
    case 'count':
      return diceWritten(expression.dice) + comparisonWritten(expression.passing);
    case 'compare': {
      const { of, passing } = expression;
      return (isCounted(of) ? `(${written(of)})` : within(SUM, of)) + comparisonWritten(passing);
    }
  }
}

const comparisonWritten = ({ sign, than }: Comparison): string => sign + than;

function diceWritten({ count, faces, reroll, explode, keep }: Dice): string {
  const parts = [`${count}d${facesWritten(faces)}`];
  if (reroll) parts.push(reroll.once ? 'ro' : 'r', comparisonWritten(reroll.when));
  if (explode) parts.push('!', comparisonWritten(explode));
  if (keep) parts.push(keep.which === 'highest' ? 'kh' : 'kl', String(keep.dice));
  return parts.join('');
}

const facesWritten = (faces: Faces): string =>
  faces.kind === 'numbered' ? String(faces.sides) : `{${faces.worths.join(',')}}`;
