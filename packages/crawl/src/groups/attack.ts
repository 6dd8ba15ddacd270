import type { Rule } from '@souterrain/kernel';
import { bearingsWith } from '../figures/bearings.ts';
import { isActive } from '../figures/sides.ts';
import { canSpend, spend } from '../rounds/economy.ts';
import type { Figure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import type { Attack } from '../world/features.ts';

export const mayAttack = (g: Crawl, figure: Figure): boolean => isActive(g, figure) && canSpend(g, figure, 'standard');

/** AD1-IA-07, AD2-ETAT-26: it cannot both move and attack: a single Action is left, or a state leaves it no more. */
export function isLastAction(g: Crawl, figure: Figure): boolean {
  const { state } = g;
  const turn = state.turn!;
  if (turn.actions < 2) return true;
  const { economy } = bearingsWith(g, figure);
  if (economy.length === 0) return false;
  const moved = g.over({
    ...state,
    turn: { ...turn, actions: turn.actions - 1, movements: turn.movements + 1 },
  }) as Crawl;
  return economy.some((at) => !at.feature.economy!(moved, at, 'standard'));
}

/** AD1-IA-14: one attack for the standard action. */
export function attackOnce(
  g: Crawl,
  figure: Figure,
  { attack, target }: { attack: Attack; target: Figure },
): Rule<unknown> {
  spend(g, figure, 'standard');
  return g.edition.strike(g, { attacker: figure, target, attack, how: 'standard' });
}
