import type { GameEvent } from '@souterrain/kernel';
import type { BeingId, ItemId, ZoneId } from '../pieces.ts';
import type { Potion } from './potion.ts';

interface Of<T extends string> extends GameEvent {
  readonly type: T;
  readonly being: BeingId;
}

export type AlchemyEvent =
  | (Of<'potionUsed'> & { readonly item: ItemId; readonly potion: Potion; readonly targets: readonly BeingId[] })
  /** HB-ALC-18. */
  | (Of<'cloudFormed'> & { readonly zone: ZoneId })
  /** HB-ALC-19: `item` is the weapon. */
  | (Of<'weaponCoated'> & { readonly item: ItemId })
  | (Of<'doseDelivered'> & { readonly item: ItemId; readonly target: BeingId })
  /** HB-ALC-02 to HB-ALC-05; `day` is the one that it counts for (HB-ALC-07). */
  | (Of<'brewed'> & {
      readonly way: string;
      readonly faces: readonly number[];
      readonly potions: readonly Potion[];
      readonly day: number;
    })
  /** HB-ALC-22. */
  | (Of<'potionIdentified'> & { readonly item: ItemId });
