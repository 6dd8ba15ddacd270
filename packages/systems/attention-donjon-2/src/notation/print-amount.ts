import type { Amount, Difficulty, Further, Quantity } from './action.ts';
import { CHARACTERISTICS, characteristicNamed } from './keywords.ts';

export const printAmount = ({ sign, first, rest }: Amount): string =>
  (sign ?? '') + printSum(printQuantity(first), rest);

export const printDifficulty = ({ first, rest }: Difficulty): string => {
  const characteristic = typeof first === 'string' ? characteristicNamed(first) : undefined;
  return printSum(characteristic ? CHARACTERISTICS[characteristic] : String(first), rest);
};

function printSum(first: string, rest: readonly Further<Quantity>[]): string {
  let text = first;
  for (const { sign, term } of rest) {
    const next = printQuantity(term);
    // AD2-NOT-30: with a letter on both sides, a minus is spaced or it would be a hyphen.
    const hyphen = sign === '-' && /\p{L}$/u.test(text) && /^\p{L}/u.test(next);
    text += hyphen ? ` - ${next}` : sign + next;
  }
  return text;
}

export const printQuantity = (quantity: Quantity): string => {
  if (typeof quantity !== 'object') return String(quantity);
  return `${quantity.count === 1 ? '' : quantity.count}d${quantity.sides}`;
};
