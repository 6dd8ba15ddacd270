import type { Rule } from '@souterrain/kernel';
import type { AD1, Figure } from '../state.ts';
import type { ActionType } from './action.ts';

/** AD1-TURN-13, AD1-GRAVE-06, AD1-GRAVE-10: may an action of this type still be taken in the turn in progress? */
export function canSpend(_g: AD1, _figure: Figure, _type: ActionType): boolean {
  throw new Error('not built yet');
}
export function spend(_g: AD1, _figure: Figure, _type: ActionType): void {
  throw new Error('not built yet');
}
/** AD1-HEALTH-18: what was spent is given back. */
export function refund(_g: AD1, _figure: Figure, _type: ActionType): void {
  throw new Error('not built yet');
}
/** Notes something the rules of this turn look back at. */
export function flag(_g: AD1, _figure: Figure, _what: string): void {
  throw new Error('not built yet');
}
/** Opens a turn for a figure, hero or of a group: two Actions, start-of-turn effects (AD1-TURN-29). */
export function* beginTurn(_g: AD1, _figure: Figure): Rule<void> {
  throw new Error('not built yet');
}
export function* endTurn(_g: AD1, _figure: Figure): Rule<void> {
  throw new Error('not built yet');
}
/** AD1-BERS-20: one action outside any turn; true when one was taken. */
export function* actOnce(_g: AD1, _figure: Figure): Rule<boolean> {
  throw new Error('not built yet');
}
