import type { Step } from './guide.ts';

/** How far a game follows its guide. */
export interface Place {
  /** The step that comes next: as many decisions as agree with the guide. */
  readonly at: number;
  /** The players have answered otherwise since. */
  readonly strayed: boolean;
}

/** Worked out from the log alone: a reload, an undo or an import find the same place. */
export function placeIn(steps: readonly Step[], log: readonly string[]): Place {
  const wrong = steps.findIndex(({ picks }, i) => log[i] === undefined || !agree(log[i].split(' '), picks));
  const at = wrong < 0 ? steps.length : wrong;
  return { at, strayed: at < log.length && at < steps.length };
}

const agree = (taken: readonly string[], advised: readonly string[]): boolean =>
  taken.length === advised.length && advised.every((id) => taken.includes(id));
