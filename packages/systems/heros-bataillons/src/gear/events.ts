import type { GameEvent } from '@souterrain/kernel';
import type { BeingId, Item, ItemId, ItemPlace, ZoneId } from '../pieces.ts';

interface Of<T extends string> extends GameEvent {
  readonly type: T;
  readonly being: BeingId;
}

export type GearEvent =
  | (Of<'itemGained'> & { readonly item: Item; readonly why: string })
  /** Used up, sold, spoilt or taken away. */
  | (Of<'itemLost'> & { readonly item: ItemId; readonly base: string; readonly why: string })
  | (Of<'itemMoved'> & { readonly item: ItemId; readonly base: string; readonly place: ItemPlace })
  /** Left in a zone, or behind for good where there is none. */
  | (Of<'itemDropped'> & { readonly item: ItemId; readonly base: string; readonly zone: ZoneId | null })
  | (Of<'itemTaken'> & {
      readonly item: ItemId;
      readonly base: string;
      readonly zone: ZoneId;
      readonly place: ItemPlace;
    })
  | (Of<'itemGiven'> & {
      readonly to: BeingId;
      readonly item: ItemId;
      readonly base: string;
      readonly place: ItemPlace;
    })
  | (GameEvent & { readonly type: 'muleBought'; readonly mule: string })
  | (Of<'muleLoaded'> & { readonly mule: string; readonly item: ItemId; readonly base: string })
  | (Of<'muleUnloaded'> & {
      readonly mule: string;
      readonly item: ItemId;
      readonly base: string;
      readonly place: ItemPlace;
    })
  /** HB-GEAR-05: the purse of the group. */
  | (GameEvent & { readonly type: 'goldChanged'; readonly by: number; readonly left: number; readonly why: string });
