import {
  type AD1Event,
  type AD1View,
  CREATURES,
  enduranceOf,
  paradeOf,
  scenarioOf,
} from '@souterrain/attention-donjon';
import type { SceneProps } from '../../adaptor.ts';
import { numberOf } from '../figures.tsx';
import { markNames } from '../mark-names.ts';
import { HeroCard } from './hero-card.tsx';
import { sheetWords } from './sheet-words.ts';

type PartyProps = SceneProps<AD1View, AD1Event> & { readonly seat: number | undefined };

export function Party(props: PartyProps) {
  const { view, seat, lang } = props;
  const said = sheetWords[lang];
  const scenario = scenarioOf(view);
  const foes = view.figures.filter((f) => f.hero === null && f.status === 'plateau');
  return (
    <>
      <section class="goal panel">
        <h2>{scenario.name[lang]}</h2>
        <p>{said.objective(scenario.objective)}</p>
      </section>
      {view.figures
        .filter((f) => f.hero !== null)
        .map((hero) => (
          <HeroCard key={hero.id} {...props} hero={hero} active={hero.hero!.seat === seat} />
        ))}
      {foes.length > 0 && (
        <section class="foes panel">
          <h2>{said.creatures}</h2>
          <table>
            <thead>
              <tr>
                <th />
                <th>{said.sante}</th>
                <th>Parade</th>
                <th>{said.endurance}</th>
              </tr>
            </thead>
            <tbody>
              {foes.map((foe) => (
                <tr key={foe.id}>
                  <th scope="row">
                    <span class="mark">{numberOf(foe)}</span> {CREATURES[foe.profile!]?.name[lang]}{' '}
                    {markNames(foe, lang).map((mark) => (
                      <span key={mark} class="chip shaken">
                        {mark}
                      </span>
                    ))}
                  </th>
                  <td>
                    {foe.sante}/{foe.santeMax}
                  </td>
                  <td>{paradeOf(view, foe)}</td>
                  <td>{enduranceOf(view, foe)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}
