import type { Rule } from '@souterrain/kernel';
import { editionOf } from '../edition.ts';
import { bearingsWith } from '../figures/bearings.ts';
import type { Attack } from '../figures/features.ts';
import { isActive } from '../figures/sides.ts';
import { canSpend, spend } from '../rounds/turn.ts';
import type { Crawl, Figure, State } from '../state.ts';

export const mayAttack = (g: Crawl, figure: Figure): boolean =>
  isActive(g.state, figure) && canSpend(g, figure, 'standard');

/** AD1-IA-07, AD2-ETAT-26: it cannot both move and attack: a single Action is left, or a state leaves it no more. */
export function isLastAction({ state }: Crawl, figure: Figure): boolean {
  const turn = state.turn!;
  if (turn.actions < 2) return true;
  const { economy } = bearingsWith(state, figure);
  if (economy.length === 0) return false;
  const moved: State = { ...state, turn: { ...turn, actions: turn.actions - 1, movements: turn.movements + 1 } };
  return economy.some((at) => !at.feature.economy!(moved, at, 'standard'));
}

/** AD1-IA-14: one attack for the standard action. */
export function attackOnce(
  g: Crawl,
  figure: Figure,
  { attack, target }: { attack: Attack; target: Figure },
): Rule<unknown> {
  spend(g, figure, 'standard');
  return editionOf(g.state).strike(g, { attacker: figure, target, attack, how: 'standard' });
}
