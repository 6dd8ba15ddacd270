import type { Rule } from '@souterrain/kernel';
import type { Being } from '../pieces.ts';
import type { HB } from '../world.ts';
import type { Dose, EffectRule } from './dose.ts';
import { colle } from './effects/colle.ts';
import { elements } from './effects/elements.ts';
import { hallucinogene } from './effects/hallucinogene.ts';
import { invisibilite } from './effects/invisibilite.ts';
import { medecinal } from './effects/medecinal.ts';
import type { Effect } from './potion.ts';

/** HB-ALC-21: the effect works on whoever the administration reaches. */
export function* takeEffect(g: HB, target: Being, dose: Dose): Rule<void> {
  const { status } = target;
  if (status !== 'mort' && status !== 'parti') yield* effectOf(dose.potion.effect)(g, target, dose);
}

function effectOf(effect: Effect): EffectRule {
  switch (effect) {
    case 'medecinal':
      return medecinal;
    case 'elements':
      return elements;
    case 'colle':
      return colle;
    case 'invisibilite':
      return invisibilite;
    case 'hallucinogene':
      return hallucinogene;
  }
}
