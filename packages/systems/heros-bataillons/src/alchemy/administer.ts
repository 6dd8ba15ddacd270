import type { Rule } from '@souterrain/kernel';
import type { Being } from '../pieces.ts';
import type { HB } from '../world.ts';
import type { Dose } from './dose.ts';
import { effectOf } from './effects/index.ts';

/** HB-ALC-21: the effect works on whoever the administration reaches. */
export function* takeEffect(g: HB, target: Being, dose: Dose): Rule<void> {
  const { status } = target;
  if (status !== 'mort' && status !== 'parti') yield* effectOf(dose.potion.effect).take(g, target, dose);
}
