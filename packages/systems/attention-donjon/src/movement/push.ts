import type { Cell } from '@souterrain/dungeon';
import type { Rule } from '@souterrain/kernel';
import type { AD1, Figure, State } from '../state.ts';

/** AD1-PUSH-11, AD1-PUSH-12: true when at least one square can be pushed into. */
export function canPush(_state: State, _from: Cell, _victim: Figure): boolean {
  throw new Error('not built yet');
}
/** AD1-PUSH-01 to AD1-PUSH-13: the pusher's player chooses; false when nothing moves. */
export function* push(_g: AD1, _by: Figure, _victim: Figure): Rule<boolean> {
  throw new Error('not built yet');
}
