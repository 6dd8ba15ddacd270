import type { RuleId } from '@souterrain/catalog';
import type { Cell } from '@souterrain/dungeon';
import type { Rule } from '@souterrain/kernel';
import { leaveZone, notePassage } from '../exploration/hazards.ts';
import { bans, bearingsWith } from '../figures/bearings.ts';
import { isActive } from '../figures/sides.ts';
import { OVER } from '../over.ts';
import { flag } from '../rounds/turn.ts';
import type { AD1, Figure, State } from '../state.ts';
import { dodge } from './dodge.ts';
import { dodgeNeed, type Move } from './dodge-need.ts';
import type { How, MovementEvent } from './events.ts';
import { enemiesAround, freeAttacks } from './free-attacks.ts';
import { isEmpty, zoneAt } from './plan.ts';
import { triggerSquare } from './squares.ts';

export type { MoveKind } from './events.ts';
export { classicMoves, placementSteps } from './reach.ts';

/** AD1-DODGE-02 to AD1-DODGE-05, AD1-MOVE-14, AD1-Q-02. */
export const dodgeFor = (state: State, figure: Figure, move: Move): 'aucune' | 'ordinaire' | 'difficile' =>
  dodgeNeed(state, figure, move)?.level ?? 'aucune';

/** One movement, Esquive and free attacks included; true when the figure reaches its square. */
export function* makeMove(g: AD1, figure: Figure, move: Move): Rule<boolean> {
  // AD1-PERI-07: the floor comes before the enemies.
  if (g.state.hazards.length > 0 && !(yield* leaveZone(g, figure, move.to))) return false;
  const need = dodgeNeed(g.state, figure, move);
  const to = { cell: move.to, how: move.kind };
  if (!need) {
    yield* arrive(g, figure, to);
    return true;
  }
  const { level, why, rules } = need;
  g.emit({ type: 'dodgeNeeded', figure: figure.id, to: move.to, level, why, rules });
  if (yield* dodge(g, figure, need)) {
    yield* arrive(g, figure, { ...to, cell: yield* landing(g, figure, move.to) });
    return true;
  }
  const departure = figure.cell;
  const near = enemiesAround(g.state, figure, departure);
  const touched = yield* freeAttacks(g, figure, near);
  const stopped = stopOf(g.state, figure, { departure, to: move.to, touched });
  if (stopped) {
    g.emit({ type: 'moveStopped', figure: figure.id, to: move.to, ...stopped });
    return false;
  }
  yield* arrive(g, figure, to);
  // AD1-DODGE-15: whoever stood next to both squares had its occasion at departure.
  const others = enemiesAround(g.state, figure, move.to).filter((enemy) => !near.includes(enemy));
  // AD1-DODGE-14, AD1-DODGE-16: what these attacks do changes nothing to the arrival.
  yield* freeAttacks(g, figure, others);
  return true;
}

/** AD1-TEXC-09: what gives Insaisissable may have its say on where the figure lands. */
function* landing(g: AD1, figure: Figure, to: Cell): Rule<Cell> {
  let cell = to;
  for (const at of bearingsWith(g.state, figure).landing)
    if (at.feature.landing) cell = yield* at.feature.landing(g, at, cell);
  return cell;
}

type Stop = Pick<Extract<MovementEvent, { type: 'moveStopped' }>, 'why' | 'rules'>;

function stopOf(
  state: State,
  figure: Figure,
  { departure, to, touched }: { departure: Cell; to: Cell; touched: boolean },
): Stop | undefined {
  if (!isActive(state, figure)) return { why: 'hors-combat', rules: ['AD1-DODGE-21'] };
  if (touched) return { why: 'touche', rules: ['AD1-DODGE-12'] };
  // An attack may push, tie or fill the square ahead; a movement that was not made is not made from elsewhere.
  const held = figure.cell !== departure || !isEmpty(state, to) || bans(state, figure, 'bouger');
  return held ? { why: 'retenu', rules: ['AD1-DODGE-12'] } : undefined;
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
export function arrive(g: AD1, figure: Figure, to: { cell: Cell; how: How }): Rule<void> {
  const from = figure.cell;
  const { cell, how } = to;
  g.emit({ type: 'figureMoved', figure: figure.id, from, to: cell, how, rules: RULES[how] });
  if (how === 'arrivee' || how === 'chute') return OVER;
  // AD1-PERI-09: where it started and where it ends.
  if (g.state.hazards.length > 0) {
    notePassage(g, figure, from);
    notePassage(g, figure, cell);
  }
  const own = g.state.turn?.figure === figure.id && how !== 'poussee';
  if (own && zoneAt(g.state, from) !== zoneAt(g.state, cell)) flag(g, figure, 'change-de-zone');
  return triggerSquare(g, figure);
}
