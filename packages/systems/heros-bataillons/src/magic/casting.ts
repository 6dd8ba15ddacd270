import { type Rule, roll, sum } from '@souterrain/kernel';
import { throwerOf } from '../combat/decider.ts';
import type { Being, Item } from '../pieces.ts';
import type { Offered } from '../text/spoken.ts';
import type { HB } from '../world.ts';
import { POWERS } from './powers.ts';
import type { Spell, SpellSource } from './spell.ts';

export interface Casting extends Spell {
  readonly caster: Being;
  readonly source: SpellSource;
}

/** HB-MAG-28: a spell once its dice are thrown. */
export interface Cast extends Casting {
  readonly faces: readonly number[];
  readonly n: number;
  readonly max: number;
  readonly tot: number;
}

/** HB-MAG-09, HB-MAG-10, HB-MAG-11, HB-MAG-28: N dice, their highest and their total. */
export function* throwSpell(g: HB, casting: Casting, targets: readonly string[]): Rule<Cast> {
  const { caster, source, school, form, power } = casting;
  const { dice, rule } = POWERS[power];
  const seat = throwerOf(g.state, caster);
  const faces = yield* roll(g, { seat, count: dice, sides: 6, rule });
  let max = 0;
  let tot = 0;
  for (const face of faces) {
    max = Math.max(max, face);
    tot += face;
  }
  g.emit({
    type: 'spellCast',
    being: caster.id,
    source,
    school,
    form,
    power,
    targets,
    faces,
    max,
    tot,
    rules: ['HB-MAG-07', rule, 'HB-MAG-28'],
    sums: [
      sum(
        'tot',
        faces.map((value) => ({ label: 'de', value, rule: 'HB-MAG-28' })),
      ),
    ],
  });
  return { caster, source, school, form, power, faces, n: dice, max, tot };
}

/** The name of a spell in the ids of options. */
export const spellId = ({ school, form, power }: Spell): string => `${school}-${form}-${power}`;

/** And in words. */
export const spellTold = ({ its }: Offered): string => `${its('school')}, ${its('form')}, ${its('power')}`;

/** HB-SCR-02, HB-SCR-05: the spell that a scroll, a wand or a grimoire holds, fixed when it was made. */
export function spellOf({ holds }: Item): Spell | null {
  return holds?.school && holds.form && holds.power ? (holds as unknown as Spell) : null;
}
