import { type Axis, type Grid, type Report, reportOf } from '../report.ts';

interface Side<T> {
  readonly axis: Axis;
  readonly values: readonly T[];
}

interface Filling<R, C> {
  readonly unit?: Grid['unit'];
  cell(row: R, column: C): number;
}

/** A table, filled cell by cell. */
export const gridOf = <R, C>(rows: Side<R>, columns: Side<C>, { cell, unit = 'chance' }: Filling<R, C>): Report =>
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
