import type { FigureId } from '@souterrain/crawl';
import type { GameEvent } from '@souterrain/kernel';

interface Of<T extends string> extends GameEvent {
  readonly type: T;
  readonly figure: FigureId;
}

export type CombatEvent =
  /** Somebody acts by a line of notation: an attack, a spell, a talent. */
  | (Of<'actionDeclared'> & { readonly action: string; readonly targets: readonly FigureId[]; readonly how: string })
  /** AD2-ENN-01: an action imposed on `figure`; `by` is null for a trap, poison, lava. */
  | (Of<'enemyActed'> & { readonly action: string; readonly by: FigureId | null })
  /** AD2-COMP-07, AD2-PROF-04: settled without dice. */
  | (Of<'resistedWithoutDice'> & { readonly success: boolean; readonly value: number; readonly difficulty: number })
  /** AD2-EFF-03: Armure and Réussites let nothing through. */
  | (Of<'dommagesStopped'> & { readonly by: string })
  /** AD2-ENN-12: a state that a Réussite keeps away. */
  | (Of<'stateCancelled'> & { readonly state: string });
