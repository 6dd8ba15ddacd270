import type { Rule } from '@souterrain/kernel';
import type { AD1 } from '../state.ts';

/** Péripéties and square effects that act in Résolution des effets, each as something to order (AD1-RESOL-03). */
export function pendingHazards(_g: AD1): readonly { readonly id: string; readonly label: string; run(): Rule<void> }[] {
  return [];
}
