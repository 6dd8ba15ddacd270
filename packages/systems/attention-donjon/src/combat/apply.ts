import { figureOf, type Handlers } from '@souterrain/crawl';
import type { CombatEvent } from './events.ts';

const nothing = (): void => {};

export const combatHandlers: Handlers<CombatEvent> = {
  attackDeclared: nothing,
  attackRedirected: nothing,
  wounded(g, { figure, sante }) {
    figureOf(g.state, figure).sante = sante;
  },
  sceneryDamaged(g, { cell, damage }) {
    g.state.tallies[`decor-${cell}`] = damage;
  },
  sceneryDestroyed(g, { cell }) {
    const { board } = g.state;
    g.state.board = { ...board, changes: { ...board.changes, [cell]: null } };
    delete g.state.tallies[`decor-${cell}`];
  },
};
