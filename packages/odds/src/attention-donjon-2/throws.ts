import type { Arithmetic } from '../arithmetic.ts';

/** What changes how Réussites are counted (AD2-BENI-14). */
export interface Conditions {
  /** A Béni Jet: AD2-BENI-04. */
  readonly blessed?: boolean;
  /** A Maudit Jet: AD2-BENI-08. */
  readonly cursed?: boolean;
  /** Temps fort or the state Béni: AD2-TFORT-01, AD2-BENI-05. */
  readonly lucky?: boolean;
  /** The state Maudit: AD2-REU-12. */
  readonly unlucky?: boolean;
}

export interface Thresholds {
  readonly gain: number;
  readonly loss: number;
}

/** AD2-BENI-14: the lowest face that gives a Réussite, the highest that takes one away. */
export function thresholdsOf({ blessed, cursed, lucky, unlucky }: Conditions): Thresholds {
  return { gain: (lucky ? 5 : 6) - (blessed ? 1 : 0), loss: (unlucky ? 1 : 0) + (cursed ? 1 : 0) };
}

export interface Thrown {
  readonly best: number;
  /** Counted only beside a six, where they matter (AD2-POKER-04). */
  readonly ones: number;
  readonly reussites: number;
}

/** A throw as one whole number: Réussites, then the best die, or 6 and the 1s beside it. */
const encode = ({ best, ones, reussites }: Thrown, dice: number): number => (best + ones) * (dice + 1) + reussites;

export function decode(code: number, dice: number): Thrown {
  const rank = Math.floor(code / (dice + 1));
  return { best: Math.min(6, rank), ones: Math.max(0, rank - 6), reussites: code % (dice + 1) };
}

/** The throws of each set of conditions and number of dice, each worked out once. */
export function throwsIn<D>(arithmetic: Arithmetic<D>): (conditions: Conditions) => (dice: number) => D {
  const known = new Map<number, (dice: number) => D>();
  return (conditions) => {
    const thresholds = thresholdsOf(conditions);
    const key = thresholds.gain * 10 + thresholds.loss;
    const throwOf = known.get(key) ?? throwsOf(arithmetic, thresholds);
    known.set(key, throwOf);
    return throwOf;
  };
}

/** Throws, folded over how many dice show the best face, then over what the others count. */
function throwsOf<D>({ always, follow, map, sum }: Arithmetic<D>, { gain, loss }: Thresholds): (dice: number) => D {
  const countOf = (face: number): number => (face >= gain ? 1 : face <= loss ? -1 : 0);
  const known: D[] = [];
  const upTo = (best: number, dice: number, all: number): D =>
    follow(sum([1, ...Array<number>(best - 1).fill(0)], dice), (shown) => {
      if (shown === 0) return upTo(best - 1, dice, all);
      // A 1 moves the sum of the others by a whole stride, so that sum and 1s can both be read back.
      const stride = 2 * all + 1;
      const others = dice - shown;
      const faces = Array.from({ length: best - 1 }, (_, at) => countOf(at + 1) + (at === 0 ? stride : 0));
      const counted = others === 0 ? always(0) : sum(faces, others);
      return map(counted, (total) => {
        const ones = Math.floor((total + all) / stride);
        const count = total - ones * stride + shown * countOf(best);
        // AD2-REU-13: never below 0.
        return encode({ best, ones: best === 6 ? ones : 0, reussites: Math.max(0, count) }, all);
      });
    });
  return (dice) => {
    known[dice] ??= upTo(6, dice, dice);
    return known[dice];
  };
}
