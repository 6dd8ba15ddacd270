import type { Rule } from '@souterrain/kernel';
import type { Being } from '../../pieces.ts';
import type { Spoken } from '../../text/spoken.ts';
import type { HB } from '../../world.ts';
import type { Cast, Casting } from '../casting.ts';
import type { Power } from '../powers.ts';
import type { Seen } from '../sight.ts';
import type { Spell } from '../spell.ts';

/** What an option of casting is judged on: computed once for all the spells of a turn. */
export interface Prospect {
  readonly g: HB;
  readonly caster: Being;
  readonly seen: readonly Seen[];
}

/** HB-MAG-08: one of the five forms. */
interface Form extends Spoken {
  /** Its place in the rules. */
  readonly place: number;
  /** HB-MAG-21: the powers it is cast at; all of them unless stated. */
  readonly powers?: readonly Power[];
  /** Whether there is anything to cast it on. */
  readonly isPossible: (prospect: Prospect, spell: Spell) => boolean;
  /** HB-MAG-07: targets, dice, details, effect, in that order. */
  readonly cast: (g: HB, casting: Casting) => Rule<Cast>;
}

export const defineForm = (form: Form): Form => form;
