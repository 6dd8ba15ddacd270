import type { Adaptor, SceneProps, SystemPanels } from '../../systems/adaptor.ts';
import { words } from '../../words/language.ts';
import type { Scene } from '../session.ts';
import { Journal } from './journal.tsx';
import { Tabs } from './tabs.tsx';
import { LastRoll, Tray } from './tray.tsx';

export { Ending } from './ending.tsx';
export { Help } from './help.tsx';
export { UndoButton } from './undo-button.tsx';

export interface AroundProps {
  readonly adaptor: Adaptor;
  readonly panels: SystemPanels;
  readonly scene: Scene;
  readonly props: SceneProps;
}

/** What stands around the board: where the game is, the party, the dice, the journal. */
export function Around({ adaptor, panels, scene, props }: AroundProps) {
  const { Banner, Party } = panels;
  return (
    <>
      <div class="order panel">
        <Banner {...props} />
      </div>
      <aside class="party" id="party" aria-label={words.value.table.party}>
        <Party {...props} seat={scene.decision?.seat} />
      </aside>
      <Tray panels={panels} scene={props} seq={scene.seq} latest={scene.latest} />
      <Journal adaptor={adaptor} panels={panels} scene={props} events={scene.events} />
      <Tabs />
    </>
  );
}

export const Rolled = ({ panels, scene, props }: AroundProps) => (
  <LastRoll panels={panels} scene={props} seq={scene.seq} latest={scene.latest} />
);
