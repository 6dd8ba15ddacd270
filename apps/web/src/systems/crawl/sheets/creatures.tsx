import { type FigureView, numberOf } from '../figures.tsx';
import { markNames } from '../mark-names.ts';
import { type CrawlScene, type EditionSheets, type Gauge, shown } from './edition.ts';
import { sheetWords } from './sheet-words.ts';

/** The creatures on the board, kind by kind: a long name has a line of its own, and leaves their room to the figures. */
export function Creatures({ edition, ...scene }: CrawlScene & { readonly edition: EditionSheets }) {
  const { view, words, lang } = scene;
  const said = sheetWords[lang];
  const foes = view.figures.filter((f) => f.hero === null && f.status === 'plateau');
  if (foes.length === 0) return null;
  const { Profile } = edition;
  const columns = edition.values(foes[0]!, scene);
  const kinds = [...new Set(foes.map((foe) => foe.profile!))];
  return (
    <section class="foes panel">
      <h2>{said.creatures}</h2>
      <table>
        <thead>
          <tr>
            <th />
            <th>{said.sante}</th>
            {columns.map(({ label, title }) => (
              <th key={label} title={title}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {kinds.map((kind) => (
          <tbody key={kind}>
            <tr class="kind">
              <th scope="rowgroup" colSpan={columns.length + 2}>
                {words.term(kind, undefined)}
              </th>
            </tr>
            {foes
              .filter(({ profile }) => profile === kind)
              .map((foe) => (
                <Row key={foe.id} {...scene} foe={foe} values={edition.values(foe, scene)} />
              ))}
          </tbody>
        ))}
      </table>
      {Profile && kinds.map((creature) => <Profile key={creature} {...scene} creature={creature} />)}
    </section>
  );
}

interface RowProps extends CrawlScene {
  readonly foe: FigureView;
  readonly values: readonly Gauge[];
}

/** A creature by its number; what it suffers has the whole width below. */
function Row({ foe, values, words }: RowProps) {
  const marks = markNames(foe, words);
  return (
    <>
      <tr>
        <th scope="row">
          <span class="mark">{numberOf(foe)}</span>
        </th>
        <td>
          {foe.sante}/{foe.santeMax}
        </td>
        {values.map((gauge) => (
          <td key={gauge.label}>{shown(gauge)}</td>
        ))}
      </tr>
      {marks.length > 0 && (
        <tr class="marks">
          <td colSpan={values.length + 2}>
            {marks.map((mark) => (
              <span key={mark} class="chip shaken">
                {mark}
              </span>
            ))}
          </td>
        </tr>
      )}
    </>
  );
}
