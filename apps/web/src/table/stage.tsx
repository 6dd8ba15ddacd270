import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { adoptStyles } from '../page/adopt.ts';
import { lazyPart } from '../page/lazy.tsx';
import { useNextTask } from '../page/next-task.ts';
import css from '../styles/around.css?inline';
import type { Adaptor, SceneProps, SystemPanels } from '../systems/adaptor.ts';
import { words } from '../words/language.ts';
import { Skip } from './around/spoken/skip.tsx';
import type { Choice } from './choice.ts';
import type { Scene } from './sitting.ts';
import { tab } from './tab.ts';

adoptStyles(css);

/** The party, the dice and the journal are not waited for: whoever sits down is asked first. */
const Around = lazyPart(() => import('./around/around.tsx').then((m) => m.Around));

interface StageProps {
  readonly adaptor: Adaptor;
  readonly panels: SystemPanels | undefined;
  readonly scene: Scene;
  readonly props: SceneProps;
  readonly choice?: Choice;
  /** The bar above, the map and what is under it: what differs between a game and its replay. */
  readonly top: ComponentChildren;
  readonly turn: ComponentChildren;
  board(): ComponentChildren;
}

/** The table: board in the middle, the question below, the party on the left, journal and dice on the right. */
export function Stage({ adaptor, panels, scene, props, choice, top, board, turn }: StageProps) {
  // The question first, then the map and what is told around it.
  const told = useNextTask(useMemo(() => ({ panels, scene, props, choice, board }), [panels, scene, props, choice]));
  const [map, around] = useMemo(() => {
    const { board: draw, panels, ...around } = told;
    return [
      <Drawn key="map" draw={draw} />,
      panels && <Around key="around" adaptor={adaptor} panels={panels} {...around} />,
    ];
  }, [told]);
  return (
    <div class="table" data-tab={tab.value}>
      <Skip />
      {top}
      <main class="board" aria-label={words.value.table.board}>
        {map}
      </main>
      {turn}
      {around}
    </div>
  );
}

/** Drawn again by itself when something on it is pointed at. */
const Drawn = ({ draw }: { draw(): ComponentChildren }) => <>{draw()}</>;
