import type { Figure, Label, Report } from './answers/report.ts';
import { GridView } from './grid-view.tsx';
import type { Speech } from './page-words.ts';
import { SeriesView } from './series-view.tsx';
import { decimal, percent, roughly } from './spelling.ts';
import type { PageWords } from './words/words.ts';

/** What a question comes to: in words, in figures, drawn. */
export function AnswerView({ report, speech }: { readonly report: Report; readonly speech: Speech }) {
  const { lang, words } = speech;
  const [first, ...others] = report.figures;
  const chance = (value: number): string => percent(value, { lang });
  return (
    <>
      {first && <First figure={first} speech={speech} />}
      {others.length > 0 && (
        <dl class="figures">
          {others.map((figure) => (
            <div key={sayLabel(figure.label, words)}>
              <dt>{sayLabel(figure.label, words)}</dt>
              <dd>{spelt(figure, speech)}</dd>
            </div>
          ))}
        </dl>
      )}
      {report.grid && <GridView grid={report.grid} speech={speech} />}
      {report.series.map(({ label, distribution }) => {
        const said = sayLabel(label, words);
        return <SeriesView key={said} label={said} distribution={distribution} speech={speech} />;
      })}
      {report.advice.length > 0 && (
        <details>
          <summary>{words.advice}</summary>
          <ul class="advice">
            {report.advice.map(({ net, sixes, gamble, value, kept }) => (
              <li key={`${net} ${sixes}`}>
                {words.gamble({
                  net: decimal(net, { lang, digits: 0 }),
                  sixes,
                  gamble,
                  value: chance(value),
                  kept: chance(kept),
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
      {report.notes.map((note) => (
        <p key={note} class="muted">
          {words.notes[note]}
        </p>
      ))}
      {report.unsaid > 1e-9 && <p class="muted">{words.unsaid(chance(report.unsaid))}</p>}
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
        {sayLabel(figure.label, words)}
        {rough && <small>{words.inWords(rough.times, rough.of)}</small>}
      </span>
    </p>
  );
}

const spelt = ({ unit, value }: Figure, { lang }: Speech): string =>
  unit === 'chance' ? percent(value, { lang }) : decimal(value, { lang });

function sayLabel(label: Label, words: PageWords): string {
  if ('text' in label) return label.text;
  if ('judged' in label) return words.judged(label.judged, label.passing);
  return label.play ? `${words.counted[label.of]}, ${words.plays[label.play]}` : words.counted[label.of];
}
