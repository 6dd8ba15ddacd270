import { atLeast, type Distribution, deviation, mean } from '@souterrain/odds';

/** A distribution as `--json` writes it. */
export const distributionJson = (distribution: Distribution): object[] =>
  Array.from(distribution.chances, (chance, at) => {
    const total = distribution.low + at;
    return { total, chance, atLeast: atLeast(distribution, total) };
  }).filter(({ chance }) => chance > 0);

export const spreadJson = (distribution: Distribution): object => ({
  mean: mean(distribution),
  deviation: deviation(distribution),
});
