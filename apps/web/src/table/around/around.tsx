import { useEffect, useRef } from 'preact/hooks';
import { adoptStyles } from '../../page/adopt.ts';
import css from '../../styles/around.css?inline';
import type { Adaptor, SceneProps, SystemPanels } from '../../systems/adaptor.ts';
import { rest } from '../../words/language.ts';
import type { Scene } from '../sitting.ts';
import { Journal } from './journal.tsx';
import { Tabs } from './tabs.tsx';
import { LastRoll, Tray } from './tray.tsx';

adoptStyles(css);

import { Asked } from './asked.tsx';
import { BotPlays } from './bot-plays.tsx';
import { Commands } from './commands.tsx';
import { Curtain } from './curtain.tsx';
import { Ending } from './ending.tsx';
import { Help } from './help.tsx';
import { Keys } from './keys.ts';
import { Notices } from './notices.tsx';
import { OddsPanel } from './odds/odds-panel.tsx';
import { Tools } from './tools.tsx';

export interface AroundProps {
  readonly adaptor: Adaptor;
  readonly panels: SystemPanels;
  readonly scene: Scene;
  readonly props: SceneProps;
}

const MARGIN = 6;

/** What stands around the board: where the game is, the party, the dice, the journal. */
function Around({ adaptor, panels, scene, props }: AroundProps) {
  const { Banner, Party } = panels;
  const party = useRef<HTMLElement>(null);
  const seat = scene.decision?.seat;
  useEffect(() => {
    const box = party.current;
    const sheet = box?.querySelector('.sheet.now');
    if (!box || !sheet || box.scrollHeight <= box.clientHeight) return;
    // Whoever decides is seen whole, without moving the page itself.
    const [seen, wanted] = [box.getBoundingClientRect(), sheet.getBoundingClientRect()];
    if (wanted.top < seen.top) box.scrollTop += wanted.top - seen.top - MARGIN;
    else if (wanted.bottom > seen.bottom) box.scrollTop += wanted.bottom - seen.bottom + MARGIN;
  }, [seat]);
  return (
    <>
      <div class="order panel">
        <Banner {...props} />
      </div>
      <aside ref={party} class="party" id="party" aria-label={rest.value.table.party}>
        <Party {...props} seat={seat} />
      </aside>
      <div class="memory">
        <OddsPanel decision={scene.decision} scene={props} />
        <Journal adaptor={adaptor} panels={panels} scene={props} events={scene.events} undone={scene.undone} />
        <Tray panels={panels} scene={props} seq={scene.seq} latest={scene.latest} events={scene.events} />
      </div>
      <Tabs />
    </>
  );
}

const Rolled = ({ panels, scene, props }: AroundProps) => (
  <LastRoll panels={panels} scene={props} seq={scene.seq} latest={scene.latest} events={scene.events} />
);

/** Everything that is fetched after the first question stands. */
export const pieces = { Around, Asked, BotPlays, Commands, Curtain, Ending, Help, Keys, Notices, Rolled, Tools };
