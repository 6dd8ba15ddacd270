import { mean } from '@souterrain/odds';
import type { Figure, Report } from '@souterrain/odds/questions/answers';
import { decimal, percent } from '@souterrain/words';
import { labelText } from '@souterrain/words/odds';
import { GridView } from './grid-view.tsx';
import type { Speech } from './page-words.ts';
import { roughly } from './roughly.ts';
import { SeriesView } from './series-view.tsx';

/** What a question comes to: in words, in figures, drawn. */
export function AnswerView({ report, speech }: { readonly report: Report; readonly speech: Speech }) {
  const { words } = speech;
  const [first = meanOf(report), ...others] = report.figures;
  return (
    <>
      {first && <First figure={first} speech={speech} />}
      {others.length > 0 && (
        <dl class="figures">
          {others.map((figure) => (
            <div key={labelText(figure.label, words)}>
              <dt>{labelText(figure.label, words)}</dt>
              <dd>{spelt(figure, speech)}</dd>
            </div>
          ))}
        </dl>
      )}
      {report.grid && <GridView grid={report.grid} speech={speech} />}
      {report.series.map(({ label, distribution }) => {
        const said = labelText(label, words);
        return <SeriesView key={said} label={said} distribution={distribution} speech={speech} />;
      })}
      {report.advice.length > 0 && (
        <details>
          <summary>{words.advice}</summary>
          <ul class="advice">
            {report.advice.map((advice) => (
              <li key={`${advice.net} ${advice.sixes}`}>{words.gamble(advice)}</li>
            ))}
          </ul>
        </details>
      )}
      {report.notes.map((note) => (
        <p key={note} class="muted">
          {words.notes[note]}
        </p>
      ))}
      {report.unsaid > 1e-9 && <p class="muted">{words.unsaid(report.unsaid)}</p>}
    </>
  );
}

function First({ figure, speech }: { readonly figure: Figure; readonly speech: Speech }) {
  const { words } = speech;
  const rough = figure.unit === 'chance' ? roughly(figure.value) : undefined;
  return (
    <p class="first" role="status" data-figure={figure.value}>
      <strong>{spelt(figure, speech)}</strong>
      <span>
        {labelText(figure.label, words)}
        {rough && <small>{words.inWords(rough.times, rough.of)}</small>}
      </span>
    </p>
  );
}

const spelt = ({ unit, value }: Figure, { lang }: Speech): string =>
  unit === 'chance' ? percent(value, { lang }) : decimal(value, { lang });

/** What is shown first of totals that nothing judges. */
function meanOf({ series: [first] }: Report): Figure | undefined {
  return first && { label: { of: 'mean' }, value: mean(first.distribution), unit: 'mean' };
}
