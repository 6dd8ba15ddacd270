import { byId } from '../../by-id.ts';
import { POWER_IDS, type Power } from '../powers.ts';
import type { Spell } from '../spell.ts';
import type { Prospect } from './form.ts';
import { ALL } from './list.gen.ts';

/** All of one shape: they are gone through in every turn of a caster. */
const FORMS = ALL.toSorted((one, other) => one.place - other.place).map(
  ({ id, powers = POWER_IDS, isPossible: may, cast }) => ({ id, powers, isPossible: may, cast }),
);

/** HB-MAG-08. */
export const FORM_IDS: readonly string[] = FORMS.map(({ id }) => id);

export const formOf = byId(FORMS);

export const isCastAt = (form: string, power: Power): boolean => formOf(form).powers.includes(power);

/** HB-MAG-21: of some forms, those that are cast at a power. */
export const formsAt = (power: Power, forms = FORM_IDS): readonly string[] =>
  forms.filter((form) => isCastAt(form, power));

/** Whether there is anything to cast it on. */
export const isPossible = (prospect: Prospect, spell: Spell): boolean =>
  isCastAt(spell.form, spell.power) && formOf(spell.form).isPossible(prospect, spell);
