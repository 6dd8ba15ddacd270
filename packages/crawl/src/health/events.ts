import type { Cell } from '@souterrain/dungeon';
import type { GameEvent } from '@souterrain/kernel';
import type { CardId } from '../cards/index.ts';
import type { FigureId, Item, Wound } from '../state.ts';

interface Of<T extends string> extends GameEvent {
  readonly type: T;
  readonly figure: FigureId;
}

/** How a hero escapes death. */
export type SavedBy = 'heroisme' | 'sacrifice' | 'blessure-grave';

export type HealthEvent =
  /** AD1-HEALTH-28: outside a damage roll. */
  | (Of<'santeLost'> & { readonly amount: number; readonly sante: number; readonly by: string })
  | (Of<'healed'> & { readonly amount: number; readonly sante: number; readonly by: string })
  /** AD1-HRSM-19: `from` is `heros` or the id of an item; `left` is what that one still holds. */
  | (Of<'heroismSpent'> & { readonly from: string; readonly left: number; readonly kept: boolean })
  /** AD1-HRSM-16. */
  | (Of<'heroismGained'> & { readonly amount: number; readonly left: number })
  /** A lethal event was survived; a sacrifice lowers the maximum (AD1-HRSM-06). */
  | (Of<'heroSaved'> & { readonly how: SavedBy; readonly heroismeMax: number; readonly sante: number })
  /** AD1-GRAVE-01: `wound` is null when the Arcane gardienne watches over the hero. */
  | (Of<'graveWoundDrawn'> & { readonly card: CardId; readonly wound: string | null })
  | (Of<'woundGained'> & { readonly wound: Wound })
  | (Of<'woundHealed'> & { readonly wound: string })
  | (Of<'woundTreated'> & { readonly wound: string; readonly how: 'attelle' | 'prothese' })
  /** AD1-GRAVE-08. */
  | (Of<'gearBroken'> & { readonly item: string; readonly base: string })
  | (Of<'figureRemoved'> & { readonly how: 'mort' | 'parti'; readonly by: FigureId | null })
  /** Items and deniers that lie on a square: `figure` no longer has them. */
  | (Of<'itemsLaid'> & { readonly cell: Cell; readonly items: readonly Item[]; readonly deniers: number });
