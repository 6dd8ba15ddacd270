import { useEffect, useRef } from 'preact/hooks';
import { phone } from '../../page/media.ts';
import { words } from '../../words/language.ts';
import type { AroundProps } from './around-props.ts';
import { Tray } from './dice/tray.tsx';
import { reachScrolling } from './focus.ts';
import { Journal } from './journal.tsx';
import { OddsPanel } from './odds/odds-panel.tsx';
import { RulesSlot } from './rules-slot.tsx';
import { Heard } from './sound/heard.tsx';
import { News } from './spoken/news.tsx';
import { Spoken } from './spoken/spoken.tsx';
import { spokenWords } from './spoken/spoken-words.ts';
import { Tabs } from './tabs.tsx';

const MARGIN = 6;

/** What stands around the board: where the game is, the party, the dice, the journal. */
export function Around({ adaptor, panels, scene, props, choice }: AroundProps) {
  const { Banner, Party } = panels;
  const party = useRef<HTMLElement>(null);
  const order = useRef<HTMLElement>(null);
  useEffect(() => reachScrolling(order.current), [scene.seq, phone.value]);
  const seat = scene.decision?.seat;
  useEffect(() => {
    // Not before the first question stands.
    const soon = setTimeout(() => import('../../offline/offline.ts').then((m) => m.keepOffline()), 1500);
    return () => clearTimeout(soon);
  }, []);
  useEffect(() => {
    const box = party.current;
    const sheet = box?.querySelector('.sheet.now');
    if (!box || !sheet || box.scrollHeight <= box.clientHeight) return;
    // Whoever decides is seen whole, without moving the page itself.
    const [seen, wanted] = [box.getBoundingClientRect(), sheet.getBoundingClientRect()];
    // From the top where it can be: what must be done is written there.
    if (box.scrollTop + wanted.bottom - seen.top + MARGIN <= box.clientHeight) box.scrollTop = 0;
    else if (wanted.top < seen.top) box.scrollTop += wanted.top - seen.top - MARGIN;
    else if (wanted.bottom > seen.bottom) box.scrollTop += wanted.bottom - seen.bottom + MARGIN;
  }, [seat]);
  return (
    <>
      <section ref={order} class="order panel" aria-label={spokenWords[props.lang].headings.order}>
        <Banner {...props} />
      </section>
      <aside ref={party} class="party" id="party" aria-label={words.value.table.party}>
        <Party {...props} seat={seat} />
      </aside>
      <div class="memory">
        <OddsPanel decision={scene.decision} scene={props} />
        <Journal panels={panels} scene={props} events={scene.events} undone={scene.undone} />
        <Tray {...{ panels, scene, props, choice }} />
      </div>
      <Tabs />
      <RulesSlot system={adaptor.system.id} />
      <Heard sounds={panels.sounds} scene={scene} />
      <Spoken {...{ adaptor, panels, scene, props }} />
      <News {...{ adaptor, panels, scene, props }} />
    </>
  );
}
