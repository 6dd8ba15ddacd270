import { type Being, dayOf, type HBEvent, type HBView, watchOf } from '@souterrain/heros-bataillons';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../page/icon.tsx';
import type { SceneProps } from '../../adaptor.ts';
import { showTurn } from '../../turn-strip.ts';
import { boardWords } from '../board-words.ts';
import { pictureOf } from '../figures.tsx';
import { beingName, capital, numberIn } from '../names.ts';
import { sheetWords } from './sheet-words.ts';

type Props = SceneProps<HBView, HBEvent>;

/** Where the game stands: the Round and who acts in it, or the day and its watch, and what the purse holds. */
export function Banner(props: Props) {
  const { view, words, lang } = props;
  const said = sheetWords[lang];
  const { combat, delve, clock, gold } = view;
  const watch = capital(words.term(watchOf(clock), undefined));
  return (
    <>
      {combat ? (
        <p class="round">
          <span>{said.round}</span> <b>{combat.round}</b>
        </p>
      ) : (
        <p class="round apart">
          <b>{watch}</b> <span>{boardWords[lang].day(dayOf(clock))}</span>
        </p>
      )}
      {combat && <Order {...props} />}
      <p class="deck">
        <span>
          {combat ? `${boardWords[lang].day(dayOf(clock))}, ${watch}` : ''} <b>{timeOf(clock)}</b>
        </span>
        <span>
          {said.purse} <b>{gold}</b>
        </span>
        {delve && delve.room > 0 && <span>{boardWords[lang].room(delve.room, delve.length)}</span>}
      </p>
    </>
  );
}

/** HB-TIME-02: the hour of the day. */
function timeOf(clock: number): string {
  const minutes = clock % (24 * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** HB-INI-04: the beings of the round, camp after camp. */
function Order(props: Props) {
  const { view, lang } = props;
  const { slots, turn, acted } = view.combat!;
  const said = sheetWords[lang];
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const now = list.current!.querySelector('.now') ?? list.current!.firstElementChild;
    if (now) showTurn(list.current!, now);
  }, [turn?.being]);
  const present = slots
    .flatMap(({ beings }) => beings)
    .flatMap((id) => view.beings.filter((being) => being.id === id && being.status === 'present'));
  const stateOf = ({ id }: Being) => (turn?.being === id ? 'now' : acted.includes(id) ? 'done' : 'later');
  return (
    <ol class="turns" ref={list}>
      {alike(present, stateOf).map(([first, ...others], at) => {
        const state = stateOf(first!);
        return (
          <li key={`${at}-${first!.id}`} class={state} aria-current={state === 'now'}>
            <span class={first!.side === 'heros' ? 'token hero' : 'token foe'}>
              <Icon path={pictureOf(first!, view.players, first!.seat)} />
            </span>
            <span>
              {[beingName(props, first!), ...others.map(numberIn)].join(', ')}
              <em>{said.turns[others.length > 0 ? 'several' : 'one'][state]}</em>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Creatures of one kind that follow each other and are all to act, or have all acted, stand together: « Goule 4, 5, 6 ». */
function alike(beings: readonly Being[], stateOf: (being: Being) => string): readonly (readonly Being[])[] {
  const groups: Being[][] = [];
  const kindOf = (being: Being) =>
    being.hero || stateOf(being) === 'now'
      ? being.id
      : `${being.side} ${being.profile ?? being.name} ${stateOf(being)}`;
  for (const being of beings) {
    const last = groups.at(-1);
    if (last && kindOf(last[0]!) === kindOf(being)) last.push(being);
    else groups.push([being]);
  }
  return groups;
}
