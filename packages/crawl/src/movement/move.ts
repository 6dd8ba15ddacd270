import type { RuleId } from '@souterrain/catalog';
import type { Cell } from '@souterrain/dungeon';
import { OVER, type Rule } from '@souterrain/kernel';
import { leaveZone, notePassage } from '../exploration/hazards.ts';
import { flag } from '../rounds/economy.ts';
import type { Figure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import { dodgeNeed } from './dodge-need.ts';
import type { How } from './events.ts';
import type { Move } from './need.ts';
import { zoneAt } from './plan.ts';
import { triggerSquare } from './squares.ts';

export { classicMoves, placementSteps } from './reach.ts';

/** AD1-DODGE-02 to AD1-DODGE-05, AD1-MOVE-14, AD1-Q-02. */
export const dodgeFor = (g: Crawl, figure: Figure, move: Move): 'aucune' | 'ordinaire' | 'difficile' =>
  dodgeNeed(g, figure, move)?.level ?? 'aucune';

/** One movement, Esquive and free attacks included; true when the figure reaches its square. */
export function* makeMove(g: Crawl, figure: Figure, move: Move): Rule<boolean> {
  // AD1-PERI-07: the floor comes before the enemies.
  if (g.state.hazards.length > 0 && !(yield* leaveZone(g, figure, move.to))) return false;
  const need = dodgeNeed(g, figure, move);
  if (!need) {
    yield* arrive(g, figure, { cell: move.to, how: move.kind });
    return true;
  }
  const { level, why, rules } = need;
  g.emit({ type: 'dodgeNeeded', figure: figure.id, to: move.to, level, why, rules });
  return yield* g.edition.slipAway(g, figure, { move, need });
}

const RULES: Readonly<Record<How, readonly RuleId[]>> = {
  classique: ['AD1-MOVE-02', 'AD1-MOVE-05'],
  pas: ['AD1-MOVE-02', 'AD1-MOVE-11'],
  poussee: ['AD1-PUSH-01'],
  bond: ['AD1-GRID-11'],
  arrivee: ['AD1-GRID-01'],
  chute: ['AD1-GRID-11'],
};

/** Puts a figure on a square and resolves the square (AD1-GRID-11); no Esquive. Being put on the board is no movement. */
export function arrive(g: Crawl, figure: Figure, to: { cell: Cell; how: How }): Rule<void> {
  const from = figure.cell;
  const { cell, how } = to;
  g.emit({ type: 'figureMoved', figure: figure.id, from, to: cell, how, rules: RULES[how] });
  if (how === 'arrivee' || how === 'chute') return OVER;
  // AD1-PERI-09: where it started and where it ends.
  if (g.state.hazards.length > 0) {
    notePassage(g, figure, from);
    notePassage(g, figure, cell);
  }
  // AD1-FELI-05, AD2-XFEL-03: a Pas de placement is no charge, even into another zone.
  const own = g.state.turn?.figure === figure.id && how !== 'poussee' && how !== 'pas';
  if (own && zoneAt(g, from) !== zoneAt(g, cell)) flag(g, figure, 'change-de-zone');
  return triggerSquare(g, figure);
}
