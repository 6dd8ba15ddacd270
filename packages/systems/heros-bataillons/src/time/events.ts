import type { GameEvent } from '@souterrain/kernel';
import type { BeingId } from '../pieces.ts';
import type { Watch } from './calendar.ts';

interface Of<T extends string> extends GameEvent {
  readonly type: T;
  readonly being: BeingId;
}

export type TimeEvent =
  /** The clock after it, in minutes and seconds (HB-TIME-08). */
  | (GameEvent & {
      readonly type: 'timePassed';
      readonly minutes: number;
      readonly clock: number;
      readonly seconds: number;
      readonly why: string;
    })
  /** HB-REST-18: `number` counts watches from the first one of day 1. */
  | (GameEvent & { readonly type: 'watchEnded'; readonly number: number; readonly watch: Watch; readonly day: number })
  | (Of<'fatigueAnnounced'> & { readonly watches: number })
  /** HB-REST-06: the watch that a rest counts for. */
  | (Of<'watchRested'> & { readonly number: number })
  /** HB-REST-15. */
  | Of<'restInterrupted'>
  | (Of<'benefitTaken'> & { readonly benefit: 'epuisement' | 'chance' | 'journee'; readonly day: number })
  /** HB-TIME-07: the effects that a being made have one turn less to last. */
  | (GameEvent & { readonly type: 'roundsCounted'; readonly of: BeingId })
  | (GameEvent & { readonly type: 'travelled'; readonly watches: number; readonly pace: 'normale' | 'forcee' })
  | (GameEvent & { readonly type: 'pointExplored'; readonly watches: number });
