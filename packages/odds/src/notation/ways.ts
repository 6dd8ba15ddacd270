import { type Die, d } from '../die.ts';
import { type Dice, type Faces, passes, type Reroll } from './expression.ts';

export const worthsOf = (faces: Faces): Die => (faces.kind === 'numbered' ? d(faces.sides) : faces.worths);

/** One die as equally likely ways, its reroll counted in. */
export function waysOf({ faces, reroll }: Dice): Die {
  const worths = worthsOf(faces);
  return reroll ? rerolled(worths, reroll) : worths;
}

/** Of two throws, a face that stands shows `sides + again` times, one that is thrown again shows `again` times. */
function rerolled(worths: Die, { when, once }: Reroll): Die {
  const standing = worths.filter((worth) => !passes(when, worth));
  if (!once) return standing;
  const sides = worths.length;
  const again = sides - standing.length;
  const common = commonDivisor(sides, again);
  return worths.flatMap((worth) => Array<number>((passes(when, worth) ? again : sides + again) / common).fill(worth));
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
