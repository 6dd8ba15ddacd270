import { type AD1Event, type AD1View, CREATURES, enduranceOf, paradeOf } from '@souterrain/attention-donjon';
import type { SceneProps } from '../../adaptor.ts';
import { numberOf } from '../figures.tsx';
import { markNames } from '../mark-names.ts';
import { Discard } from './discard.tsx';
import { Goal } from './goal.tsx';
import { HeroCard } from './hero-card.tsx';
import { InPlay } from './in-play.tsx';
import { sheetWords } from './sheet-words.ts';

type PartyProps = SceneProps<AD1View, AD1Event> & { readonly seat: number | undefined };

export function Party(props: PartyProps) {
  const { view, seat } = props;
  return (
    <>
      <Goal {...props} />
      {view.figures
        .filter((f) => f.hero !== null)
        .sort((a, b) => a.hero!.seat - b.hero!.seat)
        .map((hero) => (
          <HeroCard key={hero.id} {...props} hero={hero} active={hero.hero!.seat === seat} />
        ))}
      <Creatures {...props} />
      <InPlay {...props} />
      <Discard {...props} />
    </>
  );
}

function Creatures({ view, lang }: PartyProps) {
  const said = sheetWords[lang];
  const foes = view.figures.filter((f) => f.hero === null && f.status === 'plateau');
  if (foes.length === 0) return null;
  return (
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
  );
}
