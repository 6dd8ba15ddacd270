import type { Policy, Prng } from '@souterrain/kernel';

/** Picks uniformly; where several may be picked, a uniform count, then a uniform choice of that many. */
export function randomBot(prng: Prng): Policy {
  return {
    choose: (decision) => prng.below(decision.options.length),
    chooseSome({ options, min, max }) {
      const count = min + prng.below(max - min + 1);
      const indexes = options.map((_, i) => i);
      for (let i = 0; i < count; i++) {
        const j = i + prng.below(indexes.length - i);
        const index = indexes[j]!;
        indexes[j] = indexes[i]!;
        indexes[i] = index;
      }
      indexes.length = count;
      return indexes;
    },
  };
}
