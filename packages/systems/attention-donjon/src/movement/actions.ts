import type { Cell } from '@souterrain/dungeon';
import { ask, type Option, option, type Params, type Rule } from '@souterrain/kernel';
import { walksOnBrokenLeg } from '../combat/wounds.ts';
import { bans } from '../figures/bearings.ts';
import { isActive, seatOf } from '../figures/sides.ts';
import { deplacementOf } from '../figures/values.ts';
import { isOverloaded } from '../items/inventory.ts';
import type { Action } from '../rounds/action.ts';
import type { AD1, Figure, State } from '../state.ts';
import { type DodgeNeed, dangerFor, type Move, needIn } from './dodge-need.ts';
import { makeMove } from './move.ts';
import { cellId, placeOf } from './options.ts';
import { classicMoves, placementSteps } from './reach.ts';

/** AD1-TURN-18: Se déplacer, one option for each arrival square. */
export function movementActions(g: AD1, figure: Figure): readonly Action[] {
  const { state } = g;
  if (!mayMove(state, figure)) return [];
  const limps = walksOnBrokenLeg(figure);
  return choicesOf(state, figure, { classic: true }).map(({ move, need }): Action => {
    const step = move.kind === 'pas';
    const long = limps && !step;
    // Written out: most options of a game are made here, and a spread costs as much as all the rest.
    return {
      id: idOf(move),
      // AD1-GRAVE-12: a broken leg makes a classic move an Action complexe.
      type: long ? 'complexe' : 'mouvement',
      rule: step ? 'AD1-MOVE-11' : long ? 'AD1-GRAVE-12' : 'AD1-MOVE-05',
      label: LABELS[move.kind],
      params: paramsOf(need),
      at: placeOf(move.to),
      run: () => movements(g, figure, { first: move, classic: long || !limps }),
    };
  });
}

const LABELS = { classique: 'se-deplacer', pas: 'pas-de-placement' } as const;
const FREELY: Params = { esquive: 'aucune' };

const idOf = ({ to, kind }: Move): string => cellId(kind === 'classique' ? 'case' : 'pas', to);
const paramsOf = (need: DodgeNeed | undefined): Params => (need ? { esquive: need.level, why: need.why } : FREELY);

/** AD1-MOVE-01, AD1-ETAT-02, AD1-TRES-21, AD1-TRES-22. */
export const mayMove = (state: State, figure: Figure): boolean =>
  deplacementOf(state, figure) > 0 &&
  !bans(state, figure, 'mouvement') &&
  !bans(state, figure, 'bouger') &&
  !(figure.hero && isOverloaded(state, figure));

interface Choice {
  readonly move: Move;
  readonly need: DodgeNeed | undefined;
}

function choicesOf(state: State, figure: Figure, { classic }: { classic: boolean }): readonly Choice[] {
  const choices: Choice[] = [];
  const danger = dangerFor(state, figure);
  const limps = walksOnBrokenLeg(figure);
  const need = (move: Move) => danger && needIn(state, danger, move);
  const free = new Set<Cell>();
  for (const to of classic ? classicMoves(state, figure) : []) {
    const move: Move = { to, kind: 'classique' };
    const needed = need(move);
    if (!needed && !limps) free.add(to);
    choices.push({ move, need: needed });
  }
  for (const to of placementSteps(state, figure)) {
    // Without an Esquive nor a dearer cost, a classic move to the same square is the same movement.
    if (free.has(to)) continue;
    const move: Move = { to, kind: 'pas' };
    choices.push({ move, need: need(move) });
  }
  return choices;
}

/** AD1-MOVE-03, AD1-MOVE-04, AD1-DODGE-20: one after the other; one that is stopped ends the action. */
function* movements(g: AD1, figure: Figure, { first, classic }: { first: Move; classic: boolean }): Rule<void> {
  let left = deplacementOf(g.state, figure) - 1;
  let move: Move | null = first;
  while (move && (yield* makeMove(g, figure, move))) {
    if (left === 0 || !isActive(g.state, figure) || !mayMove(g.state, figure)) return;
    move = yield* nextMove(g, figure, { left, classic });
    left--;
  }
}

function* nextMove(g: AD1, figure: Figure, { left, classic }: { left: number; classic: boolean }): Rule<Move | null> {
  const options: Option<Move | null>[] = [option('rester', null)];
  for (const { move, need } of choicesOf(g.state, figure, { classic })) {
    const more = { label: LABELS[move.kind], params: paramsOf(need), at: placeOf(move.to) };
    options.push(option(idOf(move), move, more));
  }
  return yield* ask({
    id: 'mouvement-suivant',
    seat: seatOf(g.state, figure),
    rule: 'AD1-MOVE-03',
    params: { figure: figure.id, left },
    options,
  });
}
