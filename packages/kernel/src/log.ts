import type { SeatId } from './decision.ts';

/** The log entry of an undo past a die: `!undo n` takes n decisions back and reseeds. */
export const UNDO = '!undo';

export const isUndo = (entry: string): boolean => /^!undo [1-9]\d*$/.test(entry);

/** One decision of the past, with the first of the events that followed it. */
export interface Entry {
  readonly seat: SeatId;
  readonly decision: string;
  readonly picks: readonly string[];
  readonly firstEvent: number;
  /** How much chance had been seen when it was taken: undo is free while it has not moved. */
  readonly seen: number;
}

/** The log without its last decision, saying so: undos in a row become one of several decisions. */
export function takeBack(log: readonly string[]): readonly string[] {
  const last = log.at(-1)!;
  if (!last.startsWith(UNDO)) return [...log.slice(0, -1), `${UNDO} 1`];
  return [...takeBack(log.slice(0, -1)).slice(0, -1), `${UNDO} ${Number(last.slice(UNDO.length)) + 1}`];
}
