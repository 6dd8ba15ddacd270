import type { GameEvent, SeatId } from '@souterrain/kernel';
import type { Reason } from '../checks/events.ts';
import type { Being, BeingId, Scene, Tested, Zone, ZoneId } from '../pieces.ts';
import type { Correction, HBState, Secret } from '../state.ts';

interface Of<T extends string> extends GameEvent {
  readonly type: T;
  readonly being: BeingId;
}

/** What the MJ does, each time an entry of the log (HB-GM-16). */
export type MasterEvent =
  | (GameEvent & { readonly type: 'adventureChosen'; readonly adventure: string | null })
  | (GameEvent & { readonly type: 'attentionSet'; readonly attentive: boolean })
  | (GameEvent & { readonly type: 'delaySet'; readonly seconds: number })
  /** HB-GM-02: shown before the roll; `gain` and `stake` are empty to players when it is hidden. */
  | (GameEvent & {
      readonly type: 'checkCalled';
      readonly goal: string;
      readonly beings: readonly BeingId[];
      readonly attribute: Tested;
      readonly advantages: readonly Reason[];
      readonly disadvantages: readonly Reason[];
      readonly gain: string;
      readonly stake: string;
      readonly hidden: boolean;
    })
  /** HB-GM-21: those who are not in the scene that opens. */
  | (GameEvent & { readonly type: 'heroesGathered'; readonly away: readonly BeingId[] })
  /** HB-GM-21: the map of a scene that had none. */
  | (GameEvent & { readonly type: 'zonesDrawn'; readonly zones: readonly Zone[]; readonly links: Scene['links'] })
  /** HB-TEST-13. */
  | (Of<'attemptFailed'> & { readonly goal: string; readonly minute: number })
  | (Of<'attemptReopened'> & { readonly goal: string })
  /** HB-GM-10: against the budget of an ordinary fight for this party; null to players, who would count those they do not see. */
  | (GameEvent & {
      readonly type: 'foesBrought';
      readonly beings: readonly BeingId[];
      readonly zone: ZoneId | null;
      readonly hidden: boolean;
      readonly menace: number | null;
      readonly budget: number;
    })
  | (GameEvent & { readonly type: 'beingsMerged'; readonly beings: readonly BeingId[]; readonly into: Being })
  | (Of<'visibilitySet'> & { readonly hidden: boolean })
  /** HB-GM-05. */
  | (Of<'targetSet'> & { readonly barred: boolean })
  /** HB-GM-04: `faveur`, `difficulte` or `neutre`. */
  | (Of<'positionJudged'> & { readonly judged: string; readonly reasons: readonly string[] })
  /** HB-GM-13. */
  | (GameEvent & { readonly type: 'placeTagged'; readonly tag: string; readonly on: boolean })
  /** HB-GM-19. */
  | (GameEvent & { readonly type: 'noteKept'; readonly note: string })
  /** With all that it discloses. */
  | (GameEvent & { readonly type: 'secretShown'; readonly secret: number } & Pick<Secret, 'text' | 'roll'>)
  /** HB-GM-16. */
  | (GameEvent & Correction & { readonly type: 'corrected'; readonly undone: boolean })
  | (Of<'checkVoided'> & { readonly reason: string })
  /** HB-GM-15, HB-CRE-10. */
  | Of<'progressGranted'>
  /** HB-GM-20: the votes of the seats, in order. */
  | (GameEvent & { readonly type: 'masterLeft'; readonly seat: SeatId; readonly goesOn: boolean })
  | (GameEvent & { readonly type: 'masterReturned'; readonly seat: SeatId })
  | (GameEvent & { readonly type: 'tableClosed'; readonly result: NonNullable<HBState['result']> });
