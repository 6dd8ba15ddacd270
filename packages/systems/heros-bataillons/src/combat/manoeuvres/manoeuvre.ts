import type { RuleId } from '@souterrain/catalog';
import type { Being } from '../../pieces.ts';
import type { Spoken } from '../../text/spoken.ts';
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

/** HB-MAN-01: what an attack die may pay for besides damage. */
export interface Manoeuvre extends Spoken {
  readonly rule: RuleId;
  /** Adds what it offers for a die. */
  readonly offer: (g: HB, spending: Spending, into: Choice[]) => void;
}

export const defineManoeuvre = (manoeuvre: Manoeuvre): Manoeuvre => manoeuvre;

/** HB-MAN-03, HB-BAT-21: what has no body, or twenty, is not pushed, held or toppled. */
export const isHandled = ({ tags, kind }: Being): boolean => kind !== 'bataillon' && !tags.includes('immateriel');
