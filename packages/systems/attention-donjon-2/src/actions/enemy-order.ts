import type { Figure } from '@souterrain/crawl';
import type { Term } from '@souterrain/kernel';
import type { Purpose } from '../jets/purpose.ts';
import type { Action, Amount, Bindings, Effect, Effects } from '../notation/index.ts';
import type { Jet } from '../world/jet.ts';
import type { DommagesSource } from '../world/source.ts';

/** An action imposed on somebody (AD2-ENN-01). */
export interface EnemyOrder {
  readonly victim: Figure;
  /** Null for a trap, poison, a dodge. */
  readonly by: Figure | null;
  readonly line: Action;
  readonly label: string;
  readonly purpose?: Purpose;
  readonly bindings?: Bindings;
  readonly extraDice?: readonly Term[];
  /** AD2-XESQ-09: what enemies add to both outcomes of a dodge, each cancelled whole by one Réussite. */
  readonly reactions?: readonly { readonly by: Figure; readonly effects: Effects }[];
  /** AD2-XESQ-12: what a failure brings instead. */
  readonly onFailure?: 'success';
  /** AD2-XESQ-15: Dommages are ignored either way. */
  readonly painless?: boolean;
}

/** An effect, and the enemy it comes from: whoever acts, or the one that reacts to a dodge (AD2-XESQ-09). */
export interface Inflicting {
  readonly effect: Effect;
  readonly by: Figure | null;
}

/** What is still to be suffered, once the Jet is made and its Réussites spent. */
export interface Faced {
  readonly order: EnemyOrder;
  readonly success: boolean;
  readonly jet: Jet | null;
  readonly source: DommagesSource | null;
  /** Effects that are no Dommages, in reading order. */
  readonly effects: readonly Inflicting[];
  /** What amounts are worth, bound and thrown. */
  readonly worth: (amount: Amount) => number;
  /** AD2-ENN-13: what the options of the line gave the victim. */
  readonly gained: readonly Effect[];
}
