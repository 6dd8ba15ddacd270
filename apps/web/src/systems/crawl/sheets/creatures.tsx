import { numberOf } from '../figures.tsx';
import { markNames } from '../mark-names.ts';
import type { CrawlScene, EditionSheets } from './edition.ts';
import { sheetWords } from './sheet-words.ts';

/** The creatures on the board, a row each. */
export function Creatures({ edition, ...scene }: CrawlScene & { readonly edition: EditionSheets }) {
  const { view, words, lang } = scene;
  const said = sheetWords[lang];
  const foes = view.figures.filter((f) => f.hero === null && f.status === 'plateau');
  if (foes.length === 0) return null;
  const { Profile } = edition;
  return (
    <section class="foes panel">
      <h2>{said.creatures}</h2>
      <table>
        <thead>
          <tr>
            <th />
            <th>{said.sante}</th>
            {edition.values(foes[0]!, scene).map(({ label, title }) => (
              <th key={label} title={title}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {foes.map((foe) => (
            <tr key={foe.id}>
              <th scope="row">
                <span class="mark">{numberOf(foe)}</span> {words.term(foe.profile!, undefined)}{' '}
                {markNames(foe, words).map((mark) => (
                  <span key={mark} class="chip shaken">
                    {mark}
                  </span>
                ))}
              </th>
              <td>
                {foe.sante}/{foe.santeMax}
              </td>
              {edition.values(foe, scene).map(({ label, value }) => (
                <td key={label}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {Profile &&
        [...new Set(foes.map((foe) => foe.profile!))].map((creature) => (
          <Profile key={creature} {...scene} creature={creature} />
        ))}
    </section>
  );
}
