import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { useNextTask } from '../page/next-task.ts';
import type { Adaptor, SceneProps } from '../systems/adaptor.ts';
import { words } from '../words/language.ts';
import type { Choice } from './choice.ts';
import { type Late, useLate } from './late.ts';
import type { Scene } from './sitting.ts';
import { tab } from './tab.ts';

interface StageProps {
  /** True once all words are there: what stands around the board speaks them. */
  readonly ready?: boolean;
  readonly adaptor: Adaptor;
  readonly scene: Scene;
  readonly props: SceneProps;
  readonly choice?: Choice;
  /** The bar above, the map and what is under it: what differs between a game and its replay. */
  top(late: Late | undefined): ComponentChildren;
  board(late: Late | undefined): ComponentChildren;
  turn(late: Late | undefined): ComponentChildren;
}

/** The table: board in the middle, the question below, the party on the left, journal and dice on the right. */
export function Stage({ ready = true, adaptor, scene, props, choice, top, board, turn }: StageProps) {
  const loaded = useLate(adaptor);
  const late = ready ? loaded : undefined;
  // The question first, then the map and what is told around it.
  const told = useNextTask(useMemo(() => ({ scene, props, choice, board }), [scene, props, choice]));
  const [map, around] = useMemo(() => {
    const { board: draw, ...around } = told;
    return [
      <Drawn key="map" draw={() => draw(late)} />,
      late && <late.Around key="around" adaptor={adaptor} panels={late.panels} {...around} />,
    ];
  }, [late, told]);
  return (
    <div class="table" data-tab={tab.value}>
      {late && <late.Skip />}
      {top(late)}
      <main class="board" aria-label={words.value.table.board}>
        {map}
      </main>
      {turn(late)}
      {around}
    </div>
  );
}

/** Drawn again by itself when something on it is pointed at. */
const Drawn = ({ draw }: { draw(): ComponentChildren }) => <>{draw()}</>;
