import type { Rule } from '@souterrain/kernel';
import { strike } from '../combat/strike.ts';
import type { Attack } from '../figures/features.ts';
import { isActive } from '../figures/sides.ts';
import { canSpend, spend } from '../rounds/turn.ts';
import type { AD1, Figure } from '../state.ts';

export const mayAttack = (g: AD1, figure: Figure): boolean =>
  isActive(g.state, figure) && canSpend(g, figure, 'standard');

/** AD1-IA-14: one attack for the standard action. */
export function* attackOnce(
  g: AD1,
  figure: Figure,
  { attack, target }: { attack: Attack; target: Figure },
): Rule<void> {
  spend(g, figure, 'standard');
  yield* strike(g, { attacker: figure, target, attack, how: 'standard' });
}
