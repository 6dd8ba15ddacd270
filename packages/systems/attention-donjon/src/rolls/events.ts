import type { FigureId } from '@souterrain/crawl';
import type { GameEvent } from '@souterrain/kernel';
import type { Mode } from '../faces.ts';
import type { Trait } from '../figures/traits.ts';
import type { Purpose } from './purpose.ts';

interface Of<T extends string> extends GameEvent {
  readonly type: T;
  /** Null where nobody rolls: a trap, lava. */
  readonly figure: FigureId | null;
}

export type RollEvent =
  | (Of<'rollAnnounced'> & {
      readonly target: FigureId | null;
      readonly purpose: Purpose;
      readonly trait: Trait | null;
      readonly dice: number;
      readonly difficulty: number;
    })
  | (Of<'diceRolled'> & { readonly faces: readonly number[] })
  | (Of<'dieRerolled'> & { readonly from: number; readonly to: number; readonly kept: number })
  | (Of<'gambled'> & { readonly sixes: number })
  /** A blessing or a curse, a die added, a Difficulty raised: what acted on the roll, and how. */
  | (Of<'rollChanged'> & {
      readonly by: FigureId;
      readonly how: 'beni' | 'maudit' | 'des' | 'difficulte' | 'succes';
      readonly with: string;
      readonly value?: number;
    })
  /** AD1-OPPO-03 to AD1-OPPO-06: one defender's result beside the attacker's. */
  | (Of<'opposedSettled'> & {
      readonly target: FigureId;
      readonly total: number;
      readonly resisted: number;
      readonly minimum: number;
      readonly success: boolean;
      readonly seuil?: number;
    })
  | (Of<'rollSettled'> & {
      readonly purpose: Purpose;
      readonly faces: readonly number[];
      readonly mode: Mode;
      readonly total: number;
      readonly difficulty: number;
      readonly success: boolean;
      readonly seuil?: number | undefined;
    });
