import type { Rank, Suit } from '../../cards/index.ts';

/** Dice and a factor: `{ dice: 2, times: 10, plus: 0 }` is 2d6 x 10. */
export interface Amount {
  readonly dice: number;
  readonly times: number;
  readonly plus: number;
}

/** What one row of a treasure table gives. */
export type Gift =
  | {
      readonly item: string;
      /** Doses, charges or pieces, where they are not those of the item. */
      readonly count?: number | 'd6';
      readonly value?: Amount;
      /** The suit of the card is its enchantment (AD1-TARM-02, AD1-TWEA-02). */
      readonly suited?: true;
      /** AD1-ARME-19: it comes with its ammunition. */
      readonly ammunition?: true;
    }
  | { readonly deniers: Amount }
  /** More cards on a table; `instead` replaces this very gift when it is drawn again (AD1-TCON-08). */
  | { readonly again: string; readonly count: number; readonly instead?: Amount };

export type TreasureRow = readonly Gift[] | Readonly<Record<Suit, readonly Gift[]>>;

/** AD1-TRES-18: the rank picks the row; where it lists suits, the suit picks the gifts. */
export interface TreasureTable {
  readonly id: string;
  readonly rows: Readonly<Record<Rank, TreasureRow>>;
}
