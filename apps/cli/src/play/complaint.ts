import type { Asked, Fault } from '@souterrain/kernel';
import { faultText } from '@souterrain/words';
import type { Context } from '../context.ts';
import { numbered } from './answer.ts';

/** Why an answer was not taken, by what the person sees: numbers and labels, never ids. */
export function complaintOf({ code, params }: Fault, decision: Asked, { words, lang }: Context): string {
  const { wrongAnswer } = words;
  const { options, min, max } = decision;
  const got = String(params.got);
  switch (code) {
    case 'unknown-option':
      return numbered(decision)
        ? wrongAnswer.number(got, spanOf(options.map(({ id }) => Number(id))))
        : wrongAnswer.choice(got, options.length);
    case 'duplicate-option':
      return wrongAnswer.twice(options.findIndex(({ id }) => id === got) + 1);
    case 'too-few-options':
    case 'too-many-options':
      return wrongAnswer.count({ min, max, got: Number(params.got) });
    default:
      return faultText(lang, { code, params });
  }
}

/** Numbers that follow one another, by the first and the last; others one by one. */
function spanOf(numbers: readonly number[]): readonly number[] | { readonly low: number; readonly high: number } {
  const low = Math.min(...numbers);
  const high = Math.max(...numbers);
  return high - low === numbers.length - 1 && low < high ? { low, high } : numbers;
}
