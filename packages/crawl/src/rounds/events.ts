import type { GameEvent, SeatId } from '@souterrain/kernel';
import type { CardId } from '../cards/index.ts';
import type { FigureId, GroupId, Phase, Slot } from '../state.ts';
import type { ActionType, DrawReason } from './state.ts';

interface Of<T extends string> extends GameEvent {
  readonly type: T;
}

interface OfFigure<T extends string> extends Of<T> {
  readonly figure: FigureId;
}

interface OfSlot<T extends string> extends Of<T> {
  readonly kind: Slot['kind'];
  readonly who: FigureId | GroupId;
  readonly card: CardId;
}

/** AD1-ROUND-02. */
type RoundPhase = 'preparation' | 'initiative' | 'tours' | 'resolution' | 'fin-de-round';

export type RoundEvent =
  | CardEvent
  | InitiativeEvent
  | TurnEvent
  | (Of<'phaseStarted'> & { readonly phase: RoundPhase; readonly round: number })
  /** The deck is whole again but for the cards kept, and what is done once a Round may be done again. */
  | (Of<'roundStarted'> & { readonly round: number })
  | (Of<'reactionsRestored'> & { readonly figures: readonly { readonly id: FigureId; readonly left: number }[] })
  /** AD1-ROUND-03: a Round less. */
  | (OfFigure<'markCounted'> & { readonly mark: string; readonly left: number })
  /** AD1-HRSM-20, AD1-Q-25: a fresh hero stands in for a dead one, whose things keep their ids. */
  | OfFigure<'heroReplaced'>
  /** The game goes on with another part of itself. */
  | (Of<'stageEntered'> & { readonly phase: Phase });

type CardEvent =
  /** Face up (AD1-DECK-06). `main`: held out of the deck; `defausse`: read, then discarded. */
  | (Of<'cardsDrawn'> & {
      readonly seat: SeatId;
      readonly cards: readonly CardId[];
      readonly reason: DrawReason;
      readonly to: 'main' | 'defausse';
      readonly figure?: FigureId | undefined;
      readonly group?: GroupId | undefined;
    })
  | (Of<'cardsDiscarded'> & { readonly cards: readonly CardId[] })
  /** AD2-XEXPLO-03: out of the deck until their condition is met; then back in it. */
  | (Of<'cardsSetAside'> & { readonly cards: readonly CardId[] })
  | (Of<'cardsBroughtBack'> & { readonly cards: readonly CardId[] })
  | (Of<'deckReshuffled'> & { readonly cards: number })
  | (OfFigure<'jokerKept'> & { readonly card: CardId })
  | (OfFigure<'jokerSpent'> & { readonly card: CardId; readonly how: 'beni' | 'maudit' })
  /** AD1-INIT-26: its hero is no more on the board. */
  | (OfFigure<'jokersReturned'> & { readonly cards: readonly CardId[] });

type InitiativeEvent =
  | (OfSlot<'initiativeSet'> & { readonly passed: boolean })
  /** AD1-TURN-03: `card` replaces `from`. */
  | (OfSlot<'initiativeMoved'> & { readonly from: CardId })
  /** AD2-ARCA-19: each now holds the card of the other. */
  | (OfFigure<'initiativeSwapped'> & {
      readonly card: CardId;
      readonly other: FigureId;
      readonly otherCard: CardId;
    })
  | (OfSlot<'initiativeLost'> & { readonly why: 'attente' | 'elimine' | 'renonce' | 'effet' })
  | (OfSlot<'initiativeTaken'> & { readonly seat: SeatId })
  /** No card is drawn for it in that Round (AD1-TCON-12). */
  | (Of<'initiativeForfeited'> & { readonly group: GroupId; readonly round: number })
  | (Of<'controllerSet'> & { readonly seat: SeatId });

type TurnEvent =
  /** AD1-TURN-29: the turn of a hero, or of all the figures of a group. */
  | (Of<'turnsOpened'> & { readonly figures: readonly FigureId[]; readonly group: GroupId | null })
  | (Of<'turnsClosed'> & { readonly figures: readonly FigureId[] })
  | (OfFigure<'turnStarted'> & { readonly actions: number })
  | OfFigure<'turnEnded'>
  /** AD1-BERS-20: an action outside the turn in progress. */
  | OfFigure<'asideStarted'>
  | OfFigure<'asideEnded'>
  | (OfFigure<'actionSpent'> & { readonly action: ActionType; readonly left: number })
  | (OfFigure<'actionRefunded'> & { readonly action: ActionType; readonly left: number })
  | (OfFigure<'turnFlagged'> & { readonly what: string });
