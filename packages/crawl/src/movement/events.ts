import type { Cell } from '@souterrain/dungeon';
import type { GameEvent } from '@souterrain/kernel';
import type { FigureId } from '../state.ts';

interface Of<T extends string> extends GameEvent {
  readonly type: T;
  readonly figure: FigureId;
}

export type MoveKind = 'classique' | 'pas';

/** `arrivee`: put on the board; `chute`: out of a pit. */
export type How = MoveKind | 'poussee' | 'bond' | 'arrivee' | 'chute';

export type DodgeLevel = 'ordinaire' | 'difficile';

/** What asks for the Esquive, and what makes it difficult. */
export type DodgeReason = 'zone-de-depart' | 'deux-zones' | 'contact' | 'citadelle';

export type MovementEvent =
  | (Of<'figureMoved'> & {
      readonly from: Cell;
      readonly to: Cell;
      readonly how: How;
      /** Who pushed it. */
      readonly by?: FigureId;
    })
  | (Of<'dodgeNeeded'> & { readonly to: Cell; readonly level: DodgeLevel; readonly why: DodgeReason })
  /** `jet`: the dice said so; the rest needs none. */
  | (Of<'dodgeSettled'> & {
      readonly success: boolean;
      readonly how: 'jet' | 'sacrifice' | 'maitrise-esquive' | 'insaisissable';
    })
  /** `touche`: Secoué or Blessé by a free attack; `hors-combat`: dead or no longer active; `retenu`: moved or held. */
  | (Of<'moveStopped'> & { readonly to: Cell; readonly why: 'touche' | 'hors-combat' | 'retenu' })
  | (Of<'pushPrevented'> & { readonly by: FigureId; readonly why: 'bloque' | 'inamovible' | 'refus' })
  /** `gone`: the square holds nothing any more. */
  | (Of<'squareTriggered'> & { readonly cell: Cell; readonly effect: string; readonly gone: boolean });
