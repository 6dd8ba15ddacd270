import type { Grid } from '@souterrain/odds/questions/answers';
import { decimal, percent } from '@souterrain/words';
import type { Speech } from './page-words.ts';

/** A table of chances or of means; the likelier, the darker. */
export function GridView({ grid, speech: { lang, words } }: { readonly grid: Grid; readonly speech: Speech }) {
  const { rows, columns, cells, unit } = grid;
  const most = unit === 'chance' ? 1 : Math.max(1e-9, ...cells.flat());
  const spelt = (value: number): string => {
    if (unit === 'mean') return decimal(value, { lang });
    // The caption says that these are percents.
    return percent(value, { lang, digits: 1 }).replace(/\s?%$/, '');
  };
  const mark = (text: string): string => words.marks[text] ?? text;
  const said = `${words.gridOf[unit]} · ${words.axes[rows.axis]} × ${words.axes[columns.axis]}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard.
    <section class="grid-scroll" tabIndex={0} aria-label={said}>
      <table class="chances">
        <caption>
          <span>{said}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col" class="corner">
              <span>{words.axes[columns.axis]}</span>
              <span>{words.axes[rows.axis]}</span>
            </th>
            {columns.marks.map((column) => (
              <th key={column} scope="col">
                {mark(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map((row, at) => (
            <tr key={rows.marks[at]}>
              <th scope="row">{mark(rows.marks[at]!)}</th>
              {row.map((value, column) => (
                <td key={columns.marks[column]} style={`--share:${((100 * value) / most).toFixed(1)}`}>
                  {spelt(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
