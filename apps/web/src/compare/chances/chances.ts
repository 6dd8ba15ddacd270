/** What one blow is worth, exactly: the best Coups de poker, no Héroïsme. */
export interface BlowOdds {
  /** The attack succeeds, or is not resisted. */
  readonly hits: number;
  /** AD1-DMG-07: Secoué, or worse. */
  readonly shakes?: number;
  /** The one who is struck loses Santé. */
  readonly wounds: number;
  readonly kills: number;
  readonly meanLost: number;
  /** What the one who is struck has. */
  readonly sante: number;
  /** The figures of the roll, for those who want to see them. */
  readonly roll: RollShown;
}

export type RollShown =
  | {
      readonly of: 'attack';
      readonly dice: number;
      readonly difficulty: number;
      readonly damage: number;
      readonly endurance: number;
    }
  | { readonly of: 'jet' | 'resist'; readonly dice: number; readonly added: number; readonly difficulty: number };

/** How whoever throws gambles: for the best, never, or as AD1-POKER-07 says of groups. */
export type Gambling = 'optimal' | 'never' | 'group';
