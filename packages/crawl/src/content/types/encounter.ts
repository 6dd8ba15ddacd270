import type { Placement } from './creature.ts';
import type { Words } from './words.ts';

export interface GroupEntry {
  readonly creature: string;
  /** AD1-BEST-17: a number, dice, or so many for each living hero. */
  readonly count:
    | number
    | { readonly dice: number; readonly sides: number; readonly plus?: number }
    | { readonly perHero: number };
  readonly placement?: Placement;
  readonly camp?: 'hostile' | 'heros' | 'neutre';
  readonly controller?: 'declencheur';
  /** Squares within the room, for a fixed placement. */
  readonly squares?: readonly (readonly [number, number])[];
  /** Its death is what the objective asks. */
  readonly boss?: true;
}

export interface EncounterEntry {
  readonly id: string;
  readonly name: Words;
  readonly groups: readonly GroupEntry[];
  /** AD1-TRES-13. */
  readonly treasure?: 'cherche' | 'auto' | 'aucun' | 'consommable';
}
