import { describe, expect, test } from 'vitest';
import { d } from '../die.ts';
import { always } from '../distribution.ts';
import { pool } from '../pool.ts';
import { rowsOf } from './rows.ts';
import { marksUpTo } from './scale.ts';
import { type Plot, plotSvg } from './svg.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('rows', () => {
  test('one a total when they fit', () => {
    const rows = rowsOf([pool(d(6), 2)], 40);
    expect(rows.map(({ from, to }) => [from, to])).toEqual(Array.from({ length: 11 }, (_, at) => [at + 2, at + 2]));
    expect(rows[5]).toEqual({ from: 7, to: 7, chances: [6 / 36], atLeast: [expect.closeTo(21 / 36, 12)] });
  });

  test('neighbours together when they do not, without losing a visible chance', () => {
    const rows = rowsOf([pool(d(6), 100)], 40);
    expect(rows.length).toBeLessThanOrEqual(40);
    expect(sum(rows.map(({ chances }) => chances[0]!))).toBeGreaterThan(1 - 1.5e-4);
    rows.slice(1).forEach((row, at) => {
      expect(row.from).toBe(rows[at]!.to + 1);
    });
  });

  test('totals that cannot come are cut at both ends', () => {
    const rows = rowsOf([{ low: 0, chances: Float64Array.of(0, 0.5, 0, 0.5, 0) }], 40);
    expect(rows.map(({ from }) => from)).toEqual([1, 2, 3]);
  });

  test('two distributions share their totals', () => {
    const rows = rowsOf([pool(d(4), 1), always(6)], 40);
    expect(rows.map(({ from, chances }) => [from, ...chances])).toEqual([
      [1, 0.25, 0],
      [2, 0.25, 0],
      [3, 0.25, 0],
      [4, 0.25, 0],
      [5, 0, 0],
      [6, 0, 1],
    ]);
  });
});

test.each([
  [1, [0, 0.25, 0.5, 0.75, 1]],
  [0.17, [0, 0.05, 0.1, 0.15, 0.2]],
  [0.03, [0, 0.01, 0.02, 0.03]],
])('round marks up to %d', (top, marks) => {
  expect(marksUpTo(top)).toEqual(marks.map((mark) => expect.closeTo(mark, 12)));
});

describe('the drawing', () => {
  const plot: Plot = {
    lang: 'fr',
    title: '2d6 >= 7 & « plus »',
    description: 'Le total va de 2 à 12.',
    totals: 'total',
    chance: (chance) => `${(100 * chance).toFixed(1)}%`,
    series: [{ label: '2d6', distribution: pool(d(6), 2) }],
  };

  test('says what it shows, in a title, a description and each bar', () => {
    const svg = plotSvg(plot);
    expect(svg).toContain('role="img" lang="fr" aria-labelledby="title description"');
    expect(svg).toContain('<title id="title">2d6 &gt;= 7 &amp; « plus »</title>');
    expect(svg).toContain('<desc id="description">Le total va de 2 à 12.</desc>');
    expect(svg).toContain('<title>7 · 16.7%</title>');
    expect(svg.match(/<rect class="series-0"/g)).toHaveLength(11);
  });

  test('the tallest bar has its share of the height', () => {
    const heights = [...plotSvg(plot).matchAll(/<rect class="series-0"[^>]*height="([\d.]+)"/g)].map(([, h]) =>
      Number(h),
    );
    expect(Math.max(...heights)).toBeCloseTo((296 * (6 / 36)) / 0.2, 1);
    expect(heights[0]).toBeCloseTo((296 * (1 / 36)) / 0.2, 1);
  });

  test('two series are told apart by a legend', () => {
    const svg = plotSvg({ ...plot, series: [...plot.series, { label: '1d6', distribution: pool(d(6), 1) }] });
    expect(svg).toContain('>2d6</text>');
    expect(svg).toContain('>1d6</text>');
    expect(svg.match(/<rect class="series-1"/g)).toHaveLength(1 + 12);
  });
});
