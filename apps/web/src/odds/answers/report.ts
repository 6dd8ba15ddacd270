import type { Distribution } from '@souterrain/odds';
import type { Advice } from '@souterrain/odds/attention-donjon';
import type { Comparison, NotationFault } from '@souterrain/odds/notation';

/** How Coups de poker are played. */
export type Play = 'optimal' | 'never' | 'always';

/** Names of what is counted; the words are the page's business. */
export type Counted =
  | 'success'
  | 'total'
  | 'mean'
  | 'win'
  | 'tie'
  | 'lose'
  | 'hit'
  | 'affected'
  | 'killed'
  | 'lost'
  | 'found'
  | 'two'
  | 'cards'
  | 'attackerTotal'
  | 'reussites'
  | 'wins'
  | 'loses'
  | 'unsettled'
  | 'exchanges'
  | 'pvLeft'
  | 'creaturePvLeft'
  | 'totalSuccess'
  | 'bitterFailure'
  | 'damage'
  | 'critical'
  | 'falls'
  | 'spellBest'
  | 'spellSum'
  | 'spellCost'
  | 'demoralised'
  | 'casterDies';

export type Label =
  | { readonly of: Counted; readonly play?: Play }
  /** A comparison of dice one by one, of their total, or the dice that pass it. */
  | { readonly judged: 'count' | 'compare' | 'counted'; readonly passing: Comparison }
  | { readonly text: string };

export interface Figure {
  readonly label: Label;
  readonly value: number;
  readonly unit: 'chance' | 'mean';
}

export interface Series {
  readonly label: Label;
  readonly distribution: Distribution;
}

/** What the rows or the columns of a table are. */
export type Axis =
  | 'dice'
  | 'difficulty'
  | 'attacker'
  | 'defender'
  | 'gap'
  | 'value'
  | 'creatureValue'
  | 'attribute'
  | 'edge'
  | 'weapon'
  | 'attackers';

export interface Grid {
  readonly rows: { readonly axis: Axis; readonly marks: readonly string[] };
  readonly columns: { readonly axis: Axis; readonly marks: readonly string[] };
  readonly unit: 'chance' | 'mean';
  readonly cells: readonly (readonly number[])[];
}

export type Note = 'bothSides';

/** What a question comes to, without a word. */
export interface Report {
  /** What matters most first. */
  readonly figures: readonly Figure[];
  readonly series: readonly Series[];
  readonly grid?: Grid;
  /** When a first throw should be gambled. */
  readonly advice: readonly Advice[];
  readonly notes: readonly Note[];
  /** A bound on the chance of what was not followed. */
  readonly unsaid: number;
}

export type Reply = { readonly report: Report } | { readonly fault: NotationFault };

export const reportOf = (parts: Partial<Report>): Report => ({
  figures: [],
  series: [],
  advice: [],
  notes: [],
  unsaid: 0,
  ...parts,
});

export const chanceOf = (of: Counted, value: number): Figure => ({ label: { of }, value, unit: 'chance' });

const PLAYS: readonly Play[] = ['optimal', 'never', 'always'];

/** The chance under the play asked for, then under the others. */
export const byPlay = (asked: Play, chance: (play: Play) => number): readonly Figure[] =>
  [asked, ...PLAYS.filter((play) => play !== asked)].map((play) => ({
    label: { of: 'success', play },
    value: chance(play),
    unit: 'chance',
  }));

/** A table, filled cell by cell. */
export const gridOf = <R, C>(
  rows: { readonly axis: Axis; readonly values: readonly R[] },
  columns: { readonly axis: Axis; readonly values: readonly C[] },
  { cell, unit = 'chance' }: { cell: (row: R, column: C) => number; unit?: Grid['unit'] },
): Report =>
  reportOf({
    grid: {
      rows: { axis: rows.axis, marks: rows.values.map(String) },
      columns: { axis: columns.axis, marks: columns.values.map(String) },
      unit,
      cells: rows.values.map((row) => columns.values.map((column) => cell(row, column))),
    },
  });

export const upTo = (first: number, last: number, step = 1): readonly number[] =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, at) => first + at * step);
