import type { Power } from './powers.ts';

/** HB-MAG-01, HB-MAG-08: what magic becomes in the world. */
export type Form = 'invocation' | 'toucher' | 'deplacement' | 'insufflation' | 'domination';

/** HB-MAG-07: what is settled before the dice. */
export interface Spell {
  readonly school: School;
  readonly form: Form;
  readonly power: Power;
}

/** Where it comes from: the caster's own art, a spell held since a grimoire, or an object (HB-SCR-09, HB-SCR-14). */
export type SpellSource = 'ecole' | 'grimoire' | 'parchemin' | 'baguette';

export type School = 'arcanique' | 'elementaire' | 'illusion' | 'impie' | 'ombres' | 'sacree' | 'sauvage';
