import type { FigureId } from '@souterrain/crawl';
import type { GameEvent } from '@souterrain/kernel';
import type { Attribute } from '../notation/index.ts';
import type { Purpose } from './purpose.ts';

interface Of<T extends string> extends GameEvent {
  readonly type: T;
  readonly figure: FigureId;
}

export type JetEvent =
  /** AD2-ORDRE-07: sums show the dice, what is added and the Difficulté. */
  | (Of<'jetAnnounced'> & {
      readonly purpose: Purpose;
      readonly attribute: Attribute;
      readonly skill: string | null;
      readonly by: FigureId | null;
      readonly target: FigureId | null;
      readonly dice: number;
      readonly added: number;
      readonly difficulty: number;
    })
  | (Of<'diceThrown'> & { readonly faces: readonly number[] })
  | (Of<'dieRethrown'> & { readonly from: number; readonly to: number; readonly kept: number })
  /** AD2-POKER-04: the dice thrown again; `again` when Force Bestiale throws them once more. */
  | (Of<'pokerTried'> & { readonly faces: readonly number[]; readonly again: boolean })
  /** A blessing, a curse, dice or a bonus declared: what acted on the Jet, and how. */
  | (Of<'jetChanged'> & {
      readonly by: FigureId;
      readonly how: 'beni' | 'maudit' | 'des' | 'resultat' | 'poker-force' | 'poker-interdit';
      readonly with: string;
      readonly value?: number;
    })
  /** AD2-REU-16: what the dice say, and the best that Réussites could make of it. */
  | (Of<'jetSettled'> & {
      readonly purpose: Purpose;
      readonly faces: readonly number[];
      readonly best: number;
      readonly base: number;
      readonly reussites: number;
      readonly reachable: number;
      readonly used: number;
      readonly result: number;
      readonly difficulty: number;
      readonly success: boolean;
      readonly surplus: number;
    })
  /** AD2-ORDRE-16: what a Réussite bought, as its line says it; `left` Réussites remain. */
  | (Of<'reussiteSpent'> & { readonly bought: string; readonly price: number; readonly left: number });
