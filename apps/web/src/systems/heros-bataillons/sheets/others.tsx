import { armourOf, type Being, type HBEvent, type HBView } from '@souterrain/heros-bataillons';
import type { SceneProps } from '../../adaptor.ts';
import { inGame } from '../in-game.ts';
import { beingName, nameOf } from '../names.ts';
import { stateNames } from '../state-names.ts';
import { sheetWords } from './sheet-words.ts';

type Props = SceneProps<HBView, HBEvent>;

const isHere = ({ status }: Being): boolean => status === 'present' || status === 'coma';

/** Adversaries and battalions: what they have left. */
export function Others(props: Props) {
  const said = sheetWords[props.lang];
  const others = props.view.beings.filter((being) => being.hero === null && isHere(being));
  return (
    <>
      <Table {...props} title={said.battalions} beings={others.filter(({ side }) => side === 'heros')} />
      <Table {...props} title={said.foes} beings={others.filter(({ side }) => side === 'adversaires')} />
    </>
  );
}

function Table({ title, beings, ...props }: Props & { readonly title: string; readonly beings: readonly Being[] }) {
  const { view, lang } = props;
  const said = sheetWords[lang];
  if (beings.length === 0) return null;
  return (
    <section class="foes panel">
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <th />
            <th>END</th>
            <th>FOR</th>
            <th>VOL</th>
            <th title={said.armour}>{said.armourShort}</th>
          </tr>
        </thead>
        <tbody>
          {beings.map((being) => (
            <tr key={being.id}>
              <th scope="row">
                {beingName(props, being)}
                {being.commander !== null && <small> {said.commands(nameOf(props, being.commander))}</small>}
                {view.table.hidden.includes(being.id) && <span class="chip">{said.hidden}</span>}
                {stateNames(props, being).map((state) => (
                  <span key={state} class="chip shaken">
                    {state}
                  </span>
                ))}
              </th>
              <td>
                {being.now.end}/{being.max.end}
              </td>
              <td>
                {being.now.for}/{being.max.for}
              </td>
              <td>{being.now.vol}</td>
              <td>{armourOf(inGame(props), being)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
