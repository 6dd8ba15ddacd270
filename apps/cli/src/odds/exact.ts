import { type Fraction, fraction, type Tally } from '@souterrain/odds';
import type { Exact } from '@souterrain/odds/questions/exact';
import type { Spoken } from './spoken.ts';
import type { OddsCommandWords } from './words/words.ts';

/** Past so many characters a fraction is left to `--json`. */
const LONGEST = 31;

export const spelled = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`;

export const isShort = (fraction: string): boolean => fraction.length <= LONGEST;

/** What is said with its fractions beside its chances. */
export function withExact(said: Spoken, exact: Exact, words: OddsCommandWords): Spoken {
  const named = Object.entries(exact.figures).map(([name, fraction]) => [name, spelled(fraction)] as const);
  const fractions = named.map(([, fraction]) => fraction);
  const series = said.series.map((one, at) => {
    const tally = exact.series[at];
    return tally && isTabled(tally) ? { ...one, exact: tally } : one;
  });
  const isWhole = fractions.every(isShort) && exact.series.every(isTabled);
  return {
    ...said,
    figures: said.figures.map(([label, value], at) => {
      const fraction = fractions[at];
      return [label, fraction !== undefined && isShort(fraction) ? `${value} (${fraction})` : value];
    }),
    series,
    notes: isWhole ? said.notes : [...said.notes, words.longFractions],
    json: {
      ...said.json,
      ...(fractions.length > 0 && { exact: fractions.length === 1 ? fractions[0] : Object.fromEntries(named) }),
      ...(exact.series.length > 0 && { exactDistributions: exact.series.map(rowsJson) }),
    },
  };
}

/** Whether every fraction of a table can be short enough: none is longer than all the ways over all the ways. */
const isTabled = ({ of }: Tally): boolean => 2 * String(of).length < LONGEST;

const rowsJson = (tally: Tally): object[] =>
  tally.ways.flatMap((ways, at) =>
    ways === 0n ? [] : [{ total: tally.low + at, exact: spelled(fraction(ways, tally.of)) }],
  );
