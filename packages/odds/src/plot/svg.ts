import type { Distribution } from '../distribution.ts';
import { type Row, rowsOf } from './rows.ts';
import { marksUpTo } from './scale.ts';

/** What is drawn, and every word of it. */
export interface Plot {
  readonly lang: string;
  readonly title: string;
  /** What somebody who cannot see the bars should know. */
  readonly description: string;
  readonly totals: string;
  readonly chance: (chance: number) => string;
  /** From one to three. */
  readonly series: readonly { readonly label: string; readonly distribution: Distribution }[];
}

const WIDTH = 760;
const HEIGHT = 420;
const EDGE = { left: 70, right: 20, top: 64, bottom: 60 } as const;
const ACROSS = WIDTH - EDGE.left - EDGE.right;
const UP = HEIGHT - EDGE.top - EDGE.bottom;
const MOST_BARS = 60;
const MOST_LABELS = 20;

// A second series is hatched and a third hollow: colour alone tells nothing apart in print.
const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #1f2430 }
  .title { font-size: 17px; font-weight: 600 }
  .paper { fill: #ffffff } .grid { stroke: #c9cdd6 } .axis { stroke: #1f2430 }
  .series-0 { fill: #24569c } .series-1 { fill: url(#hatch); stroke: #9c3b12 } .ink { stroke: #9c3b12 }
  .series-2 { fill: none; stroke: #1f2430; stroke-width: 1.5 }
  @media (prefers-color-scheme: dark) {
    text { fill: #eceff4 } .paper { fill: #171a21 } .grid { stroke: #434957 } .axis { stroke: #eceff4 }
    .series-0 { fill: #7fb0f5 } .series-1 { stroke: #f5a97f } .ink { stroke: #f5a97f }
    .series-2 { stroke: #eceff4 }
  }
`;

/** A bar chart as a whole SVG document. */
export function plotSvg(plot: Plot): string {
  const { lang, title, description, series } = plot;
  const rows = rowsOf(
    series.map(({ distribution }) => distribution),
    MOST_BARS,
  );
  const marks = marksUpTo(Math.max(...rows.flatMap(({ chances }) => chances)));
  const top = marks.at(-1)!;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" lang="${escaped(lang)}" aria-labelledby="title description">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="description">${escaped(description)}</desc>`,
    `<style>${STYLE}</style>`,
    '<defs><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="ink" d="M0 0V6" stroke-width="4"/></pattern></defs>',
    `<rect class="paper" width="${WIDTH}" height="${HEIGHT}"/>`,
    `<text class="title" x="${EDGE.left}" y="28">${escaped(title)}</text>`,
    ...legend(plot),
    ...marks.map((mark) => gridLine(mark, top, plot)),
    ...rows.map((row, at) => bars(row, { at, of: rows.length, top, plot })),
    ...rows.map((row, at) => label(row, at, rows.length)),
    `<path class="axis" d="M${EDGE.left} ${EDGE.top + UP}h${ACROSS}" fill="none"/>`,
    `<text x="${EDGE.left + ACROSS / 2}" y="${HEIGHT - 14}" text-anchor="middle">${escaped(plot.totals)}</text>`,
    '</svg>',
    '',
  ].join('\n');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const round = (length: number): number => Math.round(length * 100) / 100;

function legend({ series }: Plot): string[] {
  if (series.length < 2) return [];
  return series.map(({ label: said }, at) => {
    const x = EDGE.left + at * (ACROSS / series.length);
    return `<rect class="series-${at}" x="${x}" y="40" width="14" height="14"/><text x="${x + 20}" y="52">${escaped(said)}</text>`;
  });
}

function gridLine(mark: number, top: number, { chance }: Plot): string {
  const y = round(EDGE.top + UP * (1 - mark / top));
  return `<path class="grid" d="M${EDGE.left} ${y}h${ACROSS}"/><text x="${EDGE.left - 8}" y="${y + 4}" text-anchor="end">${escaped(chance(mark))}</text>`;
}

interface Place {
  readonly at: number;
  readonly of: number;
  readonly top: number;
  readonly plot: Plot;
}

function bars({ from, to, chances }: Row, { at, of, top, plot }: Place): string {
  const slot = ACROSS / of;
  const width = (slot * 0.8) / chances.length;
  return chances
    .map((chance, series) => {
      const height = round((UP * chance) / top);
      const x = round(EDGE.left + slot * (at + 0.1) + width * series);
      const said = `${rangeOf(from, to)} · ${plot.chance(chance)}`;
      return `<rect class="series-${series}" x="${x}" y="${round(EDGE.top + UP - height)}" width="${round(width)}" height="${height}"><title>${escaped(said)}</title></rect>`;
    })
    .join('');
}

function label({ from, to }: Row, at: number, of: number): string {
  if (at % Math.ceil(of / MOST_LABELS) !== 0) return '';
  const x = round(EDGE.left + (ACROSS / of) * (at + 0.5));
  return `<text x="${x}" y="${EDGE.top + UP + 20}" text-anchor="middle">${rangeOf(from, to)}</text>`;
}

/** `7`, or `7…9`; a hyphen would be taken for a sign. */
export const rangeOf = (from: number, to: number): string => (from === to ? String(from) : `${from}…${to}`);
