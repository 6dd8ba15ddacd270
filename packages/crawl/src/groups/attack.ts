import type { Rule } from '@souterrain/kernel';
import { editionOf } from '../edition.ts';
import type { Attack } from '../figures/features.ts';
import { isActive } from '../figures/sides.ts';
import { canSpend, spend } from '../rounds/turn.ts';
import type { Crawl, Figure } from '../state.ts';

export const mayAttack = (g: Crawl, figure: Figure): boolean =>
  isActive(g.state, figure) && canSpend(g, figure, 'standard');

/** AD1-IA-14: one attack for the standard action. */
export function attackOnce(
  g: Crawl,
  figure: Figure,
  { attack, target }: { attack: Attack; target: Figure },
): Rule<unknown> {
  spend(g, figure, 'standard');
  return editionOf(g.state).strike(g, { attacker: figure, target, attack, how: 'standard' });
}
