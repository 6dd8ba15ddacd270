import type { Handlers } from '@souterrain/crawl/handlers';
import { figureOf } from '@souterrain/crawl/state';
import type { CombatEvent } from './events.ts';

const nothing = (): void => {};

export const combatHandlers: Handlers<CombatEvent> = {
  attackDeclared: nothing,
  attackRedirected: nothing,
  wounded(state, { figure, sante }) {
    figureOf(state, figure).sante = sante;
  },
  sceneryDamaged(state, { cell, damage }) {
    state.tallies[`decor-${cell}`] = damage;
  },
  sceneryDestroyed(state, { cell }) {
    const { board } = state;
    state.board = { ...board, changes: { ...board.changes, [cell]: null } };
    delete state.tallies[`decor-${cell}`];
  },
};
