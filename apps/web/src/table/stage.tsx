import type { ComponentChildren } from 'preact';
import type { Adaptor, SceneProps } from '../systems/adaptor.ts';
import { words } from '../words/language.ts';
import { type Late, useLate } from './late.ts';
import type { Scene } from './sitting.ts';
import { tab } from './tab.ts';

interface StageProps {
  readonly adaptor: Adaptor;
  readonly scene: Scene;
  readonly props: SceneProps;
  /** The bar above, the map and what is under it: what differs between a game and its replay. */
  top(late: Late | undefined): ComponentChildren;
  board(late: Late | undefined): ComponentChildren;
  turn(late: Late | undefined): ComponentChildren;
}

/** The table: board in the middle, the question below, the party on the left, journal and dice on the right. */
export function Stage({ adaptor, scene, props, top, board, turn }: StageProps) {
  const late = useLate(adaptor);
  return (
    <div class="table" data-tab={tab.value}>
      {top(late)}
      <main class="board" aria-label={words.value.table.board}>
        {board(late)}
      </main>
      {turn(late)}
      {late && <late.Around adaptor={adaptor} panels={late.panels} scene={scene} props={props} />}
    </div>
  );
}
