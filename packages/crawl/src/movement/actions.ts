import type { Cell } from '@souterrain/dungeon';
import { ask, type Option, option, type Params, type Rule } from '@souterrain/kernel';
import { bans } from '../figures/bearings.ts';
import { isActive, seatOf } from '../figures/sides.ts';
import { deplacementOf } from '../figures/values.ts';
import { walksOnBrokenLeg } from '../health/wounds.ts';
import { isOverloaded } from '../items/inventory.ts';
import type { Action } from '../rounds/action.ts';
import type { Crawl, Figure, State } from '../state.ts';
import { type DodgeNeed, dangerFor, type Move, needIn } from './dodge-need.ts';
import { makeMove } from './move.ts';
import { named } from './options.ts';
import { classicMoves, placementSteps } from './reach.ts';
import { surveyOf } from './survey.ts';

/** AD1-TURN-18: Se déplacer, one option for each arrival square. */
export function movementActions(g: Crawl, figure: Figure): readonly Action[] {
  const { state } = g;
  if (!mayMove(state, figure)) return NONE;
  const limps = walksOnBrokenLeg(figure);
  const survey = surveyOf(state.board);
  const actions: Action[] = [];
  for (const choice of choicesOf(state, figure, { classic: true })) {
    const { need } = choice;
    const step = choice.kind === 'pas';
    const long = limps && !step;
    const { named } = survey.ground(choice.to);
    // Written out: most options of a game are made here, and a spread costs as much as all the rest.
    actions.push({
      id: step ? named.pas : named.classique,
      // AD1-GRAVE-12: a broken leg makes a classic move an Action complexe.
      type: long ? 'complexe' : 'mouvement',
      minor: undefined,
      rolls: need !== undefined,
      rule: step ? 'AD1-MOVE-11' : long ? 'AD1-GRAVE-12' : 'AD1-MOVE-05',
      label: step ? LABELS.pas : LABELS.classique,
      params: need ? paramsOf(need) : FREELY,
      at: named.place,
      run: () => movements(g, figure, { first: choice, classic: long || !limps }),
    });
  }
  return actions;
}

const NONE: readonly Action[] = [];
const LABELS = { classique: 'se-deplacer', pas: 'pas-de-placement' } as const;
const FREELY: Params = { esquive: 'aucune' };
const paramsOf = (need: DodgeNeed): Params => ({ esquive: need.level, why: need.why });

/** AD1-MOVE-01, AD1-ETAT-02, AD1-TRES-21, AD1-TRES-22. */
export const mayMove = (state: State, figure: Figure): boolean =>
  deplacementOf(state, figure) > 0 &&
  !bans(state, figure, 'mouvement') &&
  !bans(state, figure, 'bouger') &&
  !(figure.hero && isOverloaded(state, figure));

interface Choice extends Move {
  readonly need: DodgeNeed | undefined;
}

function choicesOf(state: State, figure: Figure, { classic }: { classic: boolean }): readonly Choice[] {
  const choices: Choice[] = [];
  const danger = dangerFor(state, figure);
  const limps = walksOnBrokenLeg(figure);
  if (classic)
    for (const to of classicMoves(state, figure))
      choices.push({ to, kind: 'classique', need: danger && needIn(state, danger, { to, kind: 'classique' }) });
  const far = choices.length;
  const { outer } = surveyOf(state.board).ground(figure.cell);
  for (const to of placementSteps(state, figure)) {
    // Without an Esquive nor a dearer cost, a classic move to the same square is the same movement.
    if (!limps && outer.includes(to) && isFree(choices, far, to)) continue;
    choices.push({ to, kind: 'pas', need: danger && needIn(state, danger, { to, kind: 'pas' }) });
  }
  return choices;
}

/** One of the first choices leads there without an Esquive; they stand in reading order. */
function isFree(choices: readonly Choice[], first: number, to: Cell): boolean {
  for (let i = 0; i < first; i++) {
    const choice = choices[i]!;
    if (choice.to === to) return choice.need === undefined;
    if (choice.to > to) return false;
  }
  return false;
}

/** AD1-MOVE-03, AD1-MOVE-04, AD1-DODGE-20: one after the other; one that is stopped ends the action. */
function* movements(g: Crawl, figure: Figure, { first, classic }: { first: Move; classic: boolean }): Rule<void> {
  let left = deplacementOf(g.state, figure) - 1;
  let move: Move | null = first;
  while (move && (yield* makeMove(g, figure, move))) {
    if (left === 0 || !isActive(g.state, figure) || !mayMove(g.state, figure)) return;
    move = yield* nextMove(g, figure, { left, classic });
    left--;
  }
}

function* nextMove(g: Crawl, figure: Figure, { left, classic }: { left: number; classic: boolean }): Rule<Move | null> {
  const options: Option<Move | null>[] = [option('rester', null)];
  for (const choice of choicesOf(g.state, figure, { classic })) {
    const { to, kind, need } = choice;
    const { [kind]: id, place: at } = named(to);
    options.push(option(id, choice, { label: LABELS[kind], params: need ? paramsOf(need) : FREELY, at }));
  }
  return yield* ask({
    id: 'mouvement-suivant',
    seat: seatOf(g.state, figure),
    rule: 'AD1-MOVE-03',
    params: { figure: figure.id, left },
    options,
  });
}
