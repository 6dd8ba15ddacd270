import type { Rule } from '@souterrain/kernel';
import type { Blow } from '../beings/blow.ts';
import { suffer } from '../beings/damage.ts';
import { dueFor } from '../combat/maximum.ts';
import { armourOf } from '../gear/armour.ts';
import { type Being, sideOf } from '../pieces.ts';
import type { HB } from '../world.ts';
import type { Cast } from './casting.ts';
import { ignores } from './ignored.ts';
import { schoolOf } from './schools/index.ts';

/** HB-MAG-30, HB-MAG-32, HB-SCH-08, HB-ATK-12: one instance of damage on one target, never more than MAX. */
export function* harm(
  g: HB,
  cast: Cast,
  { target, tag, amount }: { target: Being; tag: string; amount: number },
): Rule<void> {
  const { caster, max } = cast;
  const { critical, unreal } = schoolOf(cast.school);
  // HB-SCH-09: mindless beings do not believe what they see.
  if (unreal && ignores(g, target, { trait: 'sans-esprit', what: 'illusion', rule: 'HB-SCH-09' })) return;
  const blow: Blow = {
    amount: Math.min(amount, max),
    // HB-FOE-03: the armour of the immaterial does not stop magic.
    armour: !target.tags.includes('immateriel'),
    attribute: critical,
    violent: true,
    believed: unreal,
    by: caster.id,
    source: `sort-${tag}`,
    rule: 'HB-MAG-30',
  };
  yield* suffer(g, target, g.state.variants.spellsPooled === 'pooled' ? pooled(g, target, { caster, blow }) : blow);
}

/** HB-Q-14: the damage competes with the weapon dice of the round. */
function pooled(g: HB, target: Being, { caster, blow }: { caster: Being; blow: Blow }): Blow {
  const armour = blow.armour ? armourOf(g, target) : 0;
  const { amount, gross } = dueFor(g, { side: sideOf(caster), target, value: blow.amount, armour });
  return { ...blow, amount, gross, reduced: true };
}
