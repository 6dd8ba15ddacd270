import { type Being, dayOf, type HBEvent, type HBView, watchOf } from '@souterrain/heros-bataillons';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../page/icon.tsx';
import type { SceneProps } from '../../adaptor.ts';
import { boardWords } from '../board-words.ts';
import { pictureOf } from '../figures.tsx';
import { beingName, capital } from '../names.ts';
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
    const now = list.current?.querySelector('.now');
    // A phone scrolls the whole banner, a wider screen the turns alone.
    for (const box of [list.current!, list.current!.parentElement!])
      if (!now) box.scrollLeft = 0;
      else box.scrollLeft += now.getBoundingClientRect().left - box.getBoundingClientRect().left - box.clientWidth / 3;
  }, [turn?.being]);
  const find = (id: string): Being | undefined => view.beings.find((being) => being.id === id);
  return (
    <ol class="turns" ref={list}>
      {slots.flatMap(({ beings }, at) =>
        beings.flatMap((id) => {
          const being = find(id);
          if (being?.status !== 'present') return [];
          const state = turn?.being === id ? 'now' : acted.includes(id) ? 'done' : 'later';
          return (
            <li key={`${at}-${id}`} class={state} aria-current={state === 'now'}>
              <span class={being.side === 'heros' ? 'token hero' : 'token foe'}>
                <Icon path={pictureOf(being, view.players, being.seat)} />
              </span>
              <span>
                {beingName(props, being)}
                <em>{said.turns[state]}</em>
              </span>
            </li>
          );
        }),
      )}
    </ol>
  );
}
