import type { Arithmetic } from './arithmetic.ts';
import type { Die } from './die.ts';

export interface Keep {
  readonly count: number;
  readonly highest?: number;
  readonly lowest?: number;
}

export interface CountWhere {
  readonly count: number;
  readonly passes: (face: number) => boolean;
}

export interface Explode {
  readonly count: number;
  readonly on: (face: number) => boolean;
  /** How many further dice one die may bring; the last one no longer explodes. */
  readonly limit: number;
}

export interface Reroll {
  readonly when: (face: number) => boolean;
  /** Whether the second face stands; otherwise the die is thrown until it stands. */
  readonly once: boolean;
}

/** The questions about pools, in the given arithmetic. */
export function poolsOf<D>(arithmetic: Arithmetic<D>) {
  const { always, die: one, follow, shift, sum } = arithmetic;

  const power = (d: D, count: number): D => {
    let total = always(0);
    for (let n = 0; n < count; n++) total = arithmetic.add(total, d);
    return total;
  };

  /** The sum of the first `kept` of `count` dice in the order of `faces`, folded over how many dice show each face. */
  const keepFirst = (faces: Die, count: number, kept: number): D => {
    if (count === 0 || kept === 0) return always(0);
    const known = new Map<number, D>();
    const from = (face: number, dice: number, left: number): D => {
      if (dice === 0 || left === 0) return always(0);
      const value = faces[face] as number;
      const others = faces.length - face - 1;
      if (others === 0) return always(value * Math.min(dice, left));
      const key = (face * (count + 1) + dice) * (kept + 1) + left;
      const found = known.get(key);
      if (found !== undefined) return found;
      const shown = sum([1, ...Array<number>(others).fill(0)], dice);
      const result = follow(shown, (n) =>
        shift(from(face + 1, dice - n, Math.max(0, left - n)), value * Math.min(n, left)),
      );
      known.set(key, result);
      return result;
    };
    return from(0, count, kept);
  };

  return {
    /** The sum of `count` dice. */
    pool: (die: Die, count: number): D => sum(die, count),

    /** The sum of the highest or lowest dice of a pool; without either, of them all. */
    keep(die: Die, { count, highest, lowest }: Keep): D {
      if (highest !== undefined && lowest !== undefined) throw new RangeError('keep: highest or lowest, not both');
      const kept = highest ?? lowest ?? count;
      if (kept >= count) return sum(die, count);
      const ascending = die.toSorted((a, b) => a - b);
      return keepFirst(lowest === undefined ? ascending.toReversed() : ascending, count, kept);
    },

    /** How many dice of a pool pass. */
    countWhere: (die: Die, { count, passes }: CountWhere): D =>
      sum(
        die.map((face) => (passes(face) ? 1 : 0)),
        count,
      ),

    /** The sum of a pool whose dice bring one more die on some faces, at most `limit` times each; see `cutByLimit`. */
    explode(die: Die, { count, on, limit }: Explode): D {
      let single = one(die);
      for (let depth = 0; depth < limit; depth++) {
        const next = single;
        single = explodeOnce(die, on, next);
      }
      return power(single, count);
    },

    /** One die thrown again on some faces. */
    reroll(die: Die, { when, once }: Reroll): D {
      const standing = die.filter((face) => !when(face));
      if (!once) return one(standing.length === 0 ? die : standing);
      return afterFace(die, (face) => (when(face) ? one(die) : always(face)));
    },
  };

  function afterFace(die: Die, then: (face: number) => D): D {
    return follow(one(die.map((_, at) => at)), (at) => then(die[at] as number));
  }

  function explodeOnce(die: Die, on: (face: number) => boolean, next: D): D {
    return afterFace(die, (face) => (on(face) ? shift(next, face) : always(face)));
  }
}

export type Pools<D> = ReturnType<typeof poolsOf<D>>;

/** The chance that `explode` cut at least one die short: what its answer leaves unsaid. */
export function cutByLimit(die: Die, { count, on, limit }: Explode): number {
  const cut = (die.filter(on).length / die.length) ** (limit + 1);
  return -Math.expm1(count * Math.log1p(-cut));
}
