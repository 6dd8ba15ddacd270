import { atLeast, type Distribution } from '@souterrain/odds';

type Values = Readonly<Record<string, unknown>>;

/** The values of a report as `--json` writes them: a distribution is a list, one entry a total that can come. */
export const valuesJson = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueJson(value)]));

function valueJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return 'chances' in value ? distributionJson(value as Distribution) : valuesJson(value as Values);
}

const distributionJson = (distribution: Distribution): object[] =>
  Array.from(distribution.chances, (chance, at) => {
    const total = distribution.low + at;
    return { total, chance, atLeast: atLeast(distribution, total) };
  }).filter(({ chance }) => chance > 0);
