import { type Distribution, deviation, mean } from '@souterrain/odds';
import { rangeOf, rowsOf } from '@souterrain/odds/plot';
import { decimal, percent } from '@souterrain/words';
import { Bars } from './bars.tsx';
import type { Speech } from './page-words.ts';

const MOST_BARS = 40;
const MARKS = 14;

interface SeriesViewProps {
  readonly label: string;
  readonly distribution: Distribution;
  readonly speech: Speech;
}

/** A distribution: its bars, then every figure for those who want them. */
export function SeriesView({ label, distribution, speech: { lang, words } }: SeriesViewProps) {
  const rows = rowsOf([distribution], MOST_BARS).map(({ from, to, chances, atLeast }) => ({
    mark: rangeOf(from, to).replaceAll('-', '−'),
    chance: chances[0]!,
    atLeast: atLeast[0]!,
  }));
  const said = words.spread(label, decimal(mean(distribution), { lang }), decimal(deviation(distribution), { lang }));
  const bars = rows.map(({ mark, chance }) => ({ mark, chance, said: `${mark} · ${percent(chance, { lang })}` }));
  return (
    <figure class="series">
      <figcaption>{said}</figcaption>
      <Bars bars={bars} label={said} marks={MARKS} />
      <details>
        <summary>{words.allFigures}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{label}</th>
              <th scope="col">{words.chance}</th>
              <th scope="col">{words.atLeast}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ mark, chance, atLeast }) => (
              <tr key={mark}>
                <th scope="row">{mark}</th>
                <td>{percent(chance, { lang })}</td>
                <td>{percent(atLeast, { lang })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
