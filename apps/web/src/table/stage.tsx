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
  const now = useMemo(() => ({ scene, props, choice }), [scene, props, choice]);
  // The question first, then what is told around it.
  const told = useNextTask(now);
  const around = useMemo(() => late && <late.Around adaptor={adaptor} panels={late.panels} {...told} />, [late, told]);
  return (
    <div class="table" data-tab={tab.value}>
      {late && <late.Skip />}
      {top(late)}
      <main class="board" aria-label={words.value.table.board}>
        {board(late)}
      </main>
      {turn(late)}
      {around}
    </div>
  );
}
