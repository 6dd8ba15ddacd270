import type { Cell } from '@souterrain/dungeon';
import type { GameEvent } from '@souterrain/kernel';
import type { CardId } from '../cards/index.ts';
import type { ScenarioEntry } from '../content/types.ts';
import type { DoorStatus, FigureId, Group, Hazard, Meeting, PlacedRoom, Treasure } from '../state.ts';

interface Of<T extends string> extends GameEvent {
  readonly type: T;
}

export type ExplorationEvent =
  | (Of<'scenarioGenerated'> & { readonly scenario: ScenarioEntry })
  /** AD1-SCEN-02: Santé and Héroïsme at their maximum, states cleared. */
  | (Of<'heroPlaced'> & { readonly figure: FigureId; readonly cell: Cell })
  | (Of<'doorRevealed'> & { readonly figure: FigureId; readonly door: string; readonly card: CardId })
  | (Of<'roomPlaced'> & {
      readonly door: string;
      readonly room: PlacedRoom;
      /** Index of the room's own door that meets the Porte. */
      readonly entrance: number;
      readonly apart: boolean;
      readonly passed: readonly { readonly room: string; readonly why: string }[];
    })
  | (Of<'deadEndFound'> & { readonly door: string })
  | (Of<'innerDoorSet'> & { readonly figure: FigureId; readonly door: string; readonly status: DoorStatus })
  | (Of<'contentsRead'> & {
      readonly room: string;
      readonly card: CardId | null;
      readonly encounter: string | null;
      readonly peripetie: string | null;
    })
  | (Of<'meetingStarted'> & { readonly meeting: Meeting; readonly encounter: string })
  | (Of<'groupMet'> & {
      readonly group: Group;
      /** Squares in order; null waits in reserve (AD1-RENC-08). */
      readonly figures: readonly { readonly id: FigureId; readonly cell: Cell | null }[];
      readonly guards: readonly string[];
    })
  | (Of<'figureArrived'> & { readonly figure: FigureId; readonly cell: Cell })
  | (Of<'meetingEnded'> & { readonly meeting: number })
  | (Of<'treasureOpened'> & { readonly treasure: Treasure })
  | (Of<'searchFailed'> & { readonly figure: FigureId; readonly treasure: number; readonly failures: number })
  | (Of<'treasureFound'> & { readonly figure: FigureId; readonly treasure: number; readonly cards: 1 | 2 })
  | (Of<'peripetieStarted'> & { readonly peripetie: string; readonly zone: string; readonly trigger: FigureId | null })
  | (Of<'hazardPlaced'> & { readonly hazard: Hazard; readonly element: string | null })
  | (Of<'hazardNoted'> & { readonly hazard: number; readonly note: string; readonly value: Hazard['notes'][string] })
  | (Of<'hazardEnded'> & { readonly hazard: number; readonly peripetie: string })
  | (Of<'suitDrawn'> & { readonly peripetie: string; readonly card: CardId; readonly again: boolean })
  | (Of<'unexpectedEventStarted'> & { readonly event: string; readonly figure: FigureId; readonly card: CardId })
  | (Of<'longevityTicked'> & { readonly event: string; readonly ticks: number; readonly of: number | null })
  | (Of<'heroLeft'> & { readonly figure: FigureId })
  /** AD1-SCEN-03: the Round since which a zone to hold has been held; null when it is lost. */
  | (Of<'zoneHeld'> & { readonly zone: string; readonly since: number | null })
  | (Of<'scenarioEnded'> & { readonly result: 'victoire' | 'defaite'; readonly why: string });
