import type { Figure } from '@souterrain/crawl';
import type { SeatId, Term } from '@souterrain/kernel';
import type { Trait } from '../figures/traits.ts';
import type { Purpose } from '../rolls/purpose.ts';
import type { Strike } from './features.ts';

/** A die whose face is a number of dice to add or remove (AD1-MOD-02). */
export interface VariableModifier {
  readonly sides: number;
  readonly sign: 1 | -1;
  readonly label: string;
  readonly rule: Term['rule'];
}

/** A roll to make. */
export interface RollOrder {
  /** Null where nobody rolls: a trap, lava. */
  readonly who: Figure | null;
  readonly purpose: Purpose;
  /** Null for a damage roll: it is not a roll of the trait it uses (AD1-DMG-05). */
  readonly trait: Trait | null;
  /** Dice that are not those of a trait: damage. */
  readonly dice?: readonly Term[] | undefined;
  /** More terms of the pool, known to the caller. */
  readonly extra?: readonly Term[] | undefined;
  readonly variable?: readonly VariableModifier[] | undefined;
  readonly difficulty: readonly Term[];
  /** Whom it is aimed at. */
  readonly target?: Figure | null;
  readonly strike?: Strike | undefined;
  /** AD1-TCOM-01, AD1-TCOM-02: what of the scenery asks for it: `porte`, `grille`, `coffre` or any other thing. */
  readonly scenery?: string | undefined;
  readonly magic?: boolean | undefined;
  /** True when more successes than needed are worth something. */
  readonly seuil: boolean;
  /** AD1-OPPO-01: compared with other rolls, so every success may count. */
  readonly opposed?: boolean | undefined;
  /** AD1-HRSM-14: the others who take part in an opposed test. */
  readonly parties?: readonly Figure[] | undefined;
  /** AD1-OPPO-01: the total a resistance must reach, for groups that gamble (AD1-POKER-08). */
  readonly aim?: number | undefined;
}

/** A roll in progress, local to the rule that makes it. */
export interface Roll extends RollOrder {
  readonly seat: SeatId;
  /** AD1-TRAIT-03: a null trait rolls nothing, whatever is added. */
  readonly isNull: boolean;
  readonly pool: Term[];
  readonly difficulty: Term[];
  /** Faces that count, in the order they fell; gambled sixes are taken out. */
  faces: number[];
  /** Gambled sixes, worth a success each with AD1-Q-21. */
  gambled: number;
  blessed: boolean;
  cursed: boolean;
  poker: 'libre' | 'force' | 'interdit';
  /** AD1-Q-12: successes added outside the dice. */
  plus: number;
}

export interface Settled {
  readonly total: number;
  readonly difficulty: number;
  readonly success: boolean;
  /** AD1-DIFF-05, AD1-DIFF-07: undefined on a failure. */
  readonly seuil: number | undefined;
}
