import type { Cell } from '@souterrain/dungeon';
import type { GameEvent } from '@souterrain/kernel';
import type { SuitedCard } from '../cards/index.ts';
import type { FigureId, Item, Place } from '../state.ts';

interface Of<T extends string> extends GameEvent {
  readonly type: T;
  readonly figure: FigureId;
}

/** Where one item goes. */
export interface Placed {
  readonly item: string;
  readonly place: Place;
  readonly hands?: readonly number[];
}

export type Loss = 'utilise' | 'jete' | 'detruit' | 'lance' | 'donne';

export type ItemEvent =
  | (Of<'itemGained'> & { readonly item: Item })
  | (Of<'itemLost'> & { readonly item: string; readonly base: string; readonly why: Loss })
  /** Equipped, carried or stored anew. */
  | (Of<'itemsPlaced'> & { readonly places: readonly Placed[] })
  /** A dose, a charge or a piece went, or came back. */
  | (Of<'chargesChanged'> & { readonly item: string; readonly left: number })
  | (Of<'weaponLoaded'> & { readonly item: string; readonly base: string; readonly loaded: boolean })
  /** AD1-ARME-19: in town, ammunition for every weapon. */
  | (Of<'ammunitionRefilled'> & { readonly items: readonly string[] })
  /** AD1-EQUIP-07: it lies on a square until somebody takes it back. */
  | (Of<'itemDropped'> & { readonly item: Item; readonly cell: Cell })
  | (Of<'itemPickedUp'> & { readonly item: string; readonly base: string; readonly cell: Cell })
  | (Of<'deniersFound'> & { readonly deniers: number })
  | (Of<'deniersPickedUp'> & { readonly deniers: number; readonly cell: Cell })
  | (Of<'itemBoxed'> & { readonly item: string; readonly base: string })
  /** AD1-TRES-14, AD1-TRES-17: the cards seen, the one kept, and the table or the row it gives. */
  | (Of<'treasureDrawn'> & {
      readonly table: string | null;
      readonly cards: readonly SuitedCard[];
      readonly kept: SuitedCard;
      readonly gives: string;
    })
  /** What is worn raised or lowered the maximum of Santé (AD1-TARM-02). */
  | (Of<'wornSanteChanged'> & { readonly santeMax: number; readonly sante: number })
  /** AD1-TEXC-03. */
  | (Of<'heroismDrunk'> & { readonly heroisme: number; readonly heroismeMax: number })
  /** AD1-TEXC-02. */
  | (Of<'memoirsRead'> & { readonly item: string; readonly xp: number });
