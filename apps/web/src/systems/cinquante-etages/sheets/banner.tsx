import type { C50Event, C50View, Creature } from '@souterrain/cinquante-etages';
import { signed, WIDE } from '@souterrain/words';
import { Icon } from '../../../page/icon.tsx';
import type { SceneProps } from '../../adaptor.ts';
import { pictureOf } from '../bestiary.ts';
import { nounOf } from '../nouns.ts';
import { faceOf } from './faces.ts';
import { type SheetWords, sheetWords } from './sheet-words.ts';

type Props = SceneProps<C50View, C50Event>;

/** Where the descent stands: floor, who plays or who fights whom, turn and movement. */
export function Banner(props: Props) {
  const { view, lang } = props;
  const said = sheetWords[lang];
  const hero = view.heroes[Math.max(0, view.active)]!;
  const nextPatrol = hero.turn < 12 ? 12 : hero.turn + 4 - (hero.turn % 4);
  return (
    <>
      <p class="round">
        <span>{said.floorWord}</span>
        <b>{view.floor?.number ?? 0}</b>
        <span>{said.ofFifty}</span>
      </p>
      {view.fight ? <Duel {...props} fight={view.fight} /> : <Seats {...props} />}
      <p class="deck">
        <b>{said.turn(hero.turn)}</b>
        <span>{view.variants.patrol === 'on' && said.patrolAt(nextPatrol)}</span>
        {view.move && <span>{said.moveLeft(view.move.left, view.move.result)}</span>}
      </p>
    </>
  );
}

function Seats({ view, company, lang }: Props) {
  const said = sheetWords[lang];
  return (
    <ol class="seats">
      {view.heroes.map((hero) => {
        const now = hero.seat === view.active && hero.status === 'exploring';
        const status = hero.status === 'exploring' && !now ? 'next' : hero.status;
        return (
          <li key={hero.seat} class={now ? 'seat now' : 'seat'} aria-current={now}>
            <span class="token hero">
              <Icon path={faceOf(hero.classe)} />
            </span>
            <span>
              <b>{company.names[hero.seat]}</b>
              <em>{said.status[status]}</em>
              <small>
                {said.pv} {hero.pv}/{hero.maxPv}
              </small>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Each figure stays with its name. */
const worthOf = ({ pv, car, damage, atk, armour }: Creature, said: SheetWords): string =>
  [
    [said.pv, pv],
    ['Car', car],
    [said.short[0], damage],
    [said.atk, signed(atk)],
    [said.short[1], armour],
  ]
    .map((pair) => pair.join(WIDE))
    .join(`${WIDE}· `);

function Duel({ view, words, company, lang, fight }: Props & { readonly fight: NonNullable<C50View['fight']> }) {
  const said = sheetWords[lang];
  const hero = view.heroes[fight.seat]!;
  const { creature } = fight;
  return (
    <div class="duel">
      <span class="token hero">
        <Icon path={faceOf(hero.classe)} />
      </span>
      <p>
        <b>{company.names[hero.seat]}</b>
        <span>
          {said.pv} {hero.pv}/{hero.maxPv}
        </span>
      </p>
      <em>
        {said.versus}
        <small>{said.exchange(Math.max(1, fight.exchange))}</small>
      </em>
      <span class="token foe">
        <Icon path={pictureOf(creature.id, hero.floor)} />
      </span>
      <p>
        <b>{nounOf(words, creature.id)}</b>
        <span>{worthOf(creature, said)}</span>
      </p>
    </div>
  );
}
