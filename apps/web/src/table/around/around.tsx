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
import { Ending } from './ending.tsx';
import { Help } from './help.tsx';
import { Keys } from './keys.ts';
import { Notices } from './notices.tsx';
import { Tools } from './tools.tsx';
import { UndoButton } from './undo-button.tsx';

export interface AroundProps {
  readonly adaptor: Adaptor;
  readonly panels: SystemPanels;
  readonly scene: Scene;
  readonly props: SceneProps;
}

/** What stands around the board: where the game is, the party, the dice, the journal. */
function Around({ adaptor, panels, scene, props }: AroundProps) {
  const { Banner, Party } = panels;
  return (
    <>
      <div class="order panel">
        <Banner {...props} />
      </div>
      <aside class="party" id="party" aria-label={rest.value.table.party}>
        <Party {...props} seat={scene.decision?.seat} />
      </aside>
      <div class="memory">
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
export const pieces = { Around, Asked, Ending, Help, Keys, Notices, Rolled, Tools, UndoButton };
