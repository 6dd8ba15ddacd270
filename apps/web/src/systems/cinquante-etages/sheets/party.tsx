import type { C50Event, C50View, Creature } from '@souterrain/cinquante-etages';
import { signed } from '@souterrain/words';
import type { SceneProps } from '../../adaptor.ts';
import { creaturesIn, guardianFor } from '../creatures.ts';
import { nounOf } from '../nouns.ts';
import { HeroCard } from './hero-card.tsx';
import { sheetWords } from './sheet-words.ts';

type PartyProps = SceneProps<C50View, C50Event> & { readonly seat: number | undefined };

export function Party(props: PartyProps) {
  const { view, seat, words, lang } = props;
  const said = sheetWords[lang];
  const { heroes } = view;
  const hero = heroes[seat ?? Math.max(0, view.active)];
  const guardian = guardianFor(view, seat);
  const creatures = creaturesIn(view);
  return (
    <>
      <section class="goal panel">
        <h2>{said.goal}</h2>
        <p>
          {guardian
            ? said.reachStairs(nounOf(words, guardian.id))
            : hero?.guardianBeaten
              ? said.stairsOpen
              : said.findStairs}
        </p>
      </section>
      {heroes.map((h) => (
        <HeroCard key={h.seat} {...props} hero={h} active={h.seat === seat} />
      ))}
      {(guardian || creatures.length > 0) && (
        <section class="foes panel">
          <h2>{said.creatures}</h2>
          <table>
            <thead>
              <tr>
                <th />
                <th>{said.pv}</th>
                <th>Car</th>
                <th title={said.damage}>{said.short[0]}</th>
                <th>{said.atk}</th>
                <th title={said.armour}>{said.short[1]}</th>
              </tr>
            </thead>
            <tbody>
              {creatures.map(([, creature], i) => (
                <Row key={i} mark={String(i + 1)} creature={creature} {...props} />
              ))}
              {guardian && <Row mark="★" creature={guardian} {...props} />}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

const Row = ({ mark, creature, words }: PartyProps & { readonly mark: string; readonly creature: Creature }) => (
  <tr>
    <th scope="row">
      <span class="mark">{mark}</span> {nounOf(words, creature.id)}
    </th>
    <td>{creature.pv}</td>
    <td>{creature.car}</td>
    <td>{creature.damage}</td>
    <td>{signed(creature.atk)}</td>
    <td>{creature.armour}</td>
  </tr>
);
