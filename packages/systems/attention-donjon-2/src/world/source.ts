import type { Figure } from '@souterrain/crawl';
import type { Term } from '@souterrain/kernel';
import type { Jet } from './jet.ts';

/** One source of Dommages (AD2-EFF-02), from the Jet to the loss. */
export interface DommagesSource {
  target: Figure;
  /** AD1-TMAG-06: the whole of the attack hits that figure instead. */
  deflected?: Figure;
  /** Who deals it; null for a trap, poison, lava. */
  readonly by: Figure | null;
  /** What it is, for the journal: an action, a talent, a péripétie. */
  readonly label: string;
  readonly dommages: readonly Term[];
  readonly perforation: number;
  /** AD2-NOT-08. */
  readonly direct: boolean;
  /** AD2-EFF-04: the failure effect of an enemy action. */
  readonly failed: boolean;
  /** An action of kind ATT. */
  readonly attack: boolean;
  /** The Jet that brought it. */
  readonly jet: Jet | null;
  /** AD2-ENN-11: points cancelled by Réussites. */
  cancelled: number;
  /** Armure declared for this source alone (AD2-XARC-03, AD2-XNAIN-08). */
  readonly braced: Term[];
}
