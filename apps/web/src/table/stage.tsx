import type { ComponentChildren } from 'preact';
import type { Adaptor, SceneProps } from '../systems/adaptor.ts';
import { words } from '../words/language.ts';
import { Journal } from './journal.tsx';
import type { Scene } from './session.ts';
import { Tabs, tab } from './tabs.tsx';
import { Tray } from './tray.tsx';

interface StageProps {
  readonly adaptor: Adaptor;
  readonly scene: Scene;
  readonly props: SceneProps;
  /** The bar above, the map and what is under it: what differs between a game and its replay. */
  readonly top: ComponentChildren;
  readonly board: ComponentChildren;
  readonly turn: ComponentChildren;
}

/** The table: board in the middle, the question below, the party on the left, journal and dice on the right. */
export function Stage({ adaptor, scene, props, top, board, turn }: StageProps) {
  const { Banner, Party } = adaptor;
  const w = words.value.table;
  const latest = scene.events.slice(scene.since);
  return (
    <div class="table" data-tab={tab.value}>
      {top}
      <div class="order panel">
        <Banner {...props} />
      </div>
      <main class="board" aria-label={w.board}>
        {board}
      </main>
      <aside class="party" id="party" aria-label={w.party}>
        <Party {...props} seat={scene.decision?.seat} />
      </aside>
      {turn}
      <Tray adaptor={adaptor} scene={props} seq={scene.seq} latest={latest} />
      <Journal adaptor={adaptor} scene={props} events={scene.events} />
      <Tabs />
    </div>
  );
}
