import type { Power } from './powers.ts';

/** HB-MAG-07: what is settled before the dice. */
export interface Spell {
  readonly school: string;
  /** HB-MAG-01, HB-MAG-08: what magic becomes in the world. */
  readonly form: string;
  readonly power: Power;
}

/** Where it comes from: the caster's own art, a spell held since a grimoire, or an object (HB-SCR-09, HB-SCR-14). */
export type SpellSource = 'ecole' | 'grimoire' | 'parchemin' | 'baguette';
