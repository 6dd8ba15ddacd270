import type { GameEvent, SeatId } from '@souterrain/kernel';
import type { BeingId, Item, Phase, Scene, ZoneId } from '../pieces.ts';
import type { Combat, HBState, Sequel } from '../state.ts';

interface Here<T extends string> extends GameEvent {
  readonly type: T;
}

export type Difficulty = 'facile' | 'standard' | 'dangereux' | 'mortel';

export type DelveEvent =
  | (Here<'phaseEntered'> & { readonly phase: Phase })
  | (Here<'gameDecided'> & { readonly result: HBState['result'] })
  /** HB-SOLO-05, HB-SOLO-07. */
  | (Here<'roomOpened'> & { readonly room: number; readonly content: number; readonly scene: Scene })
  | (Here<'roomEntered'> & { readonly room: number; readonly entry: ZoneId | null })
  /** How it was left is kept (HB-SOLO-18). */
  | (Here<'roomLeft'> & { readonly room: number })
  | (Here<'roomCleared'> & { readonly room: number })
  | (Here<'roomDisturbed'> & { readonly room: number })
  | (Here<'roomRefilled'> & { readonly room: number; readonly face: number })
  | (Here<'foesLeftBehind'> & { readonly room: number; readonly foes: readonly BeingId[] })
  /** The dead, the fled and those who go away once a room is left. */
  | (Here<'beingsGone'> & { readonly beings: readonly BeingId[] })
  | (Here<'placeReached'> & { readonly place: 'bourg' | 'donjon'; readonly day: number })
  /** HB-SOLO-22. */
  | (Here<'leaderChanged'> & { readonly seat: SeatId })
  | (Here<'objected'> & { readonly seat: SeatId })
  | (Here<'voted'> & { readonly votes: readonly string[]; readonly choice: string })
  /** HB-SOLO-10. */
  | (Here<'frontNamed'> & { readonly being: BeingId })
  /** HB-SOLO-06: the sum is the menace against the budget. */
  | (Here<'encounterMet'> & {
      readonly creatures: Readonly<Record<string, number>>;
      readonly budget: number;
      readonly wandering: boolean;
    })
  /** HB-SOLO-03. */
  | (Here<'surpriseRolled'> & {
      readonly face: number;
      readonly total: number;
      readonly initiative: Combat['initiative'];
    })
  /** HB-SOLO-04. */
  | (Here<'reactionRolled'> & {
      readonly faces: readonly number[];
      readonly reaction: 'hostile' | 'mefiant' | 'indifferent';
    })
  /** A fight begins in the middle of something. */
  | (Here<'sequelNoted'> & { readonly sequel: Sequel })
  | (Here<'encounterClosed'> & { readonly how: 'combat' | 'negociation' | 'depart' })
  /** HB-SOLO-08. */
  | (Here<'wanderingRolled'> & { readonly face: number; readonly comes: boolean })
  /** HB-SOLO-10. */
  | (Here<'hazardSpotted'> & { readonly hazard: string; readonly being: BeingId })
  | (Here<'hazardStruck'> & { readonly hazard: string })
  /** HB-SOLO-09. */
  | (Here<'treasureRolled'> & { readonly face: number; readonly found: string })
  | (Here<'itemLaid'> & { readonly item: Item; readonly zone: ZoneId })
  /** HB-SOLO-18. */
  | (Here<'heroAbandoned'> & { readonly being: BeingId })
  | (Here<'heroCarried'> & { readonly being: BeingId; readonly by: BeingId })
  | (Here<'expeditionEnded'> & { readonly success: boolean; readonly survivors: readonly BeingId[] })
  /** HB-SOLO-16: the d20 of each side. */
  | (Here<'sidesRolled'> & { readonly faces: readonly number[]; readonly first: 'heros' | 'adversaires' | null })
  | (Here<'fieldCounted'> & { readonly heros: number; readonly adversaires: number });
