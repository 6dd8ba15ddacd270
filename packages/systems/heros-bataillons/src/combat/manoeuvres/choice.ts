import type { Being } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import type { Choice } from '../choice.ts';
import type { Striker } from '../striker.ts';

/** A die about to be spent. */
export interface Spending {
  readonly striker: Striker;
  readonly strikers: readonly Striker[];
  readonly face: number;
  readonly adjacent: boolean;
}

/** Lists what a manoeuvre offers for a die. */
export type Offer = (g: HB, spending: Spending, into: Choice[]) => void;

/** HB-MAN-03, HB-BAT-21: what has no body, or twenty, is not pushed, held or toppled. */
export const isHandled = ({ tags, kind }: Being): boolean => kind !== 'bataillon' && !tags.includes('immateriel');
