import type { Cell } from '@souterrain/dungeon';
import type { Rule } from '@souterrain/kernel';
import type { AD1, Figure, State } from '../state.ts';

export type MoveKind = 'classique' | 'pas';
/** AD1-MOVE-05 to AD1-MOVE-08: arrival squares of a classic move. */
export function classicMoves(_state: State, _figure: Figure): readonly Cell[] {
  throw new Error('not built yet');
}
/** AD1-MOVE-11, AD1-MOVE-12: arrival squares of a Pas de placement. */
export function placementSteps(_state: State, _figure: Figure): readonly Cell[] {
  throw new Error('not built yet');
}
/** AD1-DODGE-02 to AD1-DODGE-05, AD1-MOVE-14, AD1-Q-02. */
export function dodgeFor(
  _state: State,
  _figure: Figure,
  _move: { to: Cell; kind: MoveKind },
): 'aucune' | 'ordinaire' | 'difficile' {
  throw new Error('not built yet');
}
/** One movement, Esquive and free attacks included; true when the figure reaches its square. */
export function* makeMove(_g: AD1, _figure: Figure, _move: { to: Cell; kind: MoveKind }): Rule<boolean> {
  throw new Error('not built yet');
}
/** Puts a figure on a square and resolves the square (AD1-GRID-11); no Esquive. */
export function* arrive(
  _g: AD1,
  _figure: Figure,
  _to: { cell: Cell; how: MoveKind | 'poussee' | 'bond' | 'arrivee' },
): Rule<void> {
  throw new Error('not built yet');
}
