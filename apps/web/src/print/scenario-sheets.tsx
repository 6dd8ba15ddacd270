import type { Lang } from '@souterrain/words';
import { useRef } from 'preact/hooks';
import { crawlWords } from './crawl/crawl-words.ts';
import { type Fit, useFit } from './fit.ts';
import { Frame } from './frame.tsx';
import { Marks } from './marks.tsx';
import type { ScenarioRow, ScenarioSheet, ScenarioTable } from './model.ts';
import { Suited } from './suited.tsx';

interface SheetsProps {
  readonly sheets: readonly ScenarioSheet[];
  readonly lang: Lang;
}

/** La feuille de route, la feuille des événements: each starts a page. */
export const ScenarioSheets = ({ sheets, lang }: SheetsProps) => (
  <>
    {sheets.map((sheet) => (
      <Sheet key={sheet.id} sheet={sheet} lang={lang} />
    ))}
  </>
);

/** On one page where it can be read there: the longest go on over the next. */
const ONE_PAGE: Fit = {
  holds: (sheet) => sheet.scrollHeight <= Number.parseFloat(getComputedStyle(sheet).minHeight) + 1,
  least: 0.68,
};

function Sheet({ sheet, lang }: { readonly sheet: ScenarioSheet; readonly lang: Lang }) {
  const page = useRef<HTMLElement>(null);
  useFit(page, sheet, ONE_PAGE);
  return (
    <article ref={page} class="paper scenario-page" data-scenario={sheet.id}>
      <Frame>
        <div>
          <h1>{sheet.scenario}</h1>
          <p>{sheet.title}</p>
        </div>
      </Frame>
      {sheet.lines.map((line) => (
        <p key={line} class="told">
          {line}
        </p>
      ))}
      {sheet.track && (
        <section>
          <h2>{sheet.track.title}</h2>
          <Marks {...sheet.track} />
        </section>
      )}
      {sheet.tables
        .filter(({ rows }) => rows.length > 0)
        .map((table) => (
          <Table key={table.title} table={table} lang={lang} />
        ))}
      <footer>{sheet.credit}</footer>
    </article>
  );
}

const Table = ({ table, lang }: { readonly table: ScenarioTable; readonly lang: Lang }) => (
  <section>
    <h2>{table.title}</h2>
    {table.note !== undefined && <p class="small">{table.note}</p>}
    <table>
      <thead>
        <tr>
          {table.heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, i) => (
          <tr key={i}>
            {row.cells.map((cell, j) => (
              <td key={j}>
                {j === 0 ? (
                  <b>
                    <Suited text={cell} />
                  </b>
                ) : (
                  <Suited text={cell} />
                )}
              </td>
            ))}
            {row.boxes !== undefined && (
              <td>
                <Longevity boxes={row.boxes} lang={lang} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** AD1-EVEN-07: boxes to tick, or none where the event never ends. */
const Longevity = ({
  boxes,
  lang,
}: {
  readonly boxes: NonNullable<ScenarioRow['boxes']> | null;
  readonly lang: Lang;
}) =>
  boxes === null ? (
    <i>{crawlWords[lang].permanent}</i>
  ) : (
    <span class="ticks" role="img" aria-label={String(boxes)}>
      {Array.from({ length: boxes }, (_, i) => (
        <i key={i} class="sq" />
      ))}
    </span>
  );
