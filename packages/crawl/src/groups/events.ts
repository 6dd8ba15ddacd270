import type { Cell } from '@souterrain/dungeon';
import type { GameEvent } from '@souterrain/kernel';
import type { MoveKind } from '../movement/events.ts';
import type { FigureId, GroupId } from '../state.ts';

/** What set a choice apart from the others: the lowest value won. */
export interface Reason {
  readonly label: string;
  readonly value: number;
}

interface Of<T extends string> extends GameEvent {
  readonly type: T;
  readonly figure: FigureId;
}

export type GroupEvent =
  | (GameEvent & { readonly type: 'groupTurnStarted'; readonly group: GroupId; readonly figures: readonly FigureId[] })
  /** AD1-IA-05: whom the directive aims at, and what decided. */
  | (Of<'targetChosen'> & { readonly target: FigureId; readonly why: readonly Reason[] })
  /** AD1-IA-15: where it goes, and what decided. */
  | (Of<'pathChosen'> & { readonly to: Cell; readonly kind: MoveKind; readonly why: readonly Reason[] })
  /** The directive leaves nothing to do. */
  | (Of<'figureStayed'> & { readonly why: 'sans-cible' | 'sans-chemin' | 'incapable' | 'neutre' });
