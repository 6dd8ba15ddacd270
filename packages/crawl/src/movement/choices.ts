import type { Cell } from '@souterrain/dungeon';
import type { Params } from '@souterrain/kernel';
import { walksOnBrokenLeg } from '../health/wounds.ts';
import type { Figure } from '../state.ts';
import type { Action } from '../world/action.ts';
import type { Crawl } from '../world/crawl.ts';
import { dangerFor, NEEDS, needIn } from './dodge-need.ts';
import type { Ground } from './ground.ts';
import type { DodgeNeed, Move } from './need.ts';
import type { Named } from './options.ts';
import { classicMoves, placementSteps } from './reach.ts';

/** A movement to one square, as it is offered; the same object in every game that comes to that square. */
export interface Choice extends Move {
  readonly kind: 'classique' | 'pas';
  readonly need: DodgeNeed | undefined;
  readonly id: string;
  readonly label: string;
  readonly params: Params;
  readonly at: Named['place'];
  /** What it is in a turn: on two legs, or with one broken (AD1-GRAVE-12). */
  walking: Action | undefined;
  limping: Action | undefined;
}

const LABELS = { classique: 'se-deplacer', pas: 'pas-de-placement' } as const;
const FREELY: Params = { esquive: 'aucune' };

/** Where a figure may go, in the order in which it is offered. */
export function choicesOf(g: Crawl, figure: Figure, { classic }: { classic: boolean }): readonly Choice[] {
  const survey = g.survey;
  const choices: Choice[] = [];
  const danger = dangerFor(g, figure);
  const limps = walksOnBrokenLeg(g, figure);
  if (classic)
    for (const to of classicMoves(g, figure))
      choices.push(choiceOf(survey.ground(to), CLASSIC, danger && needIn(g, danger, { to, kind: CLASSIC })));
  const far = choices.length;
  const { outer } = survey.ground(figure.cell);
  for (const to of placementSteps(g, figure)) {
    const square = survey.ground(to);
    // Without an Esquive nor a dearer cost, a classic move to the same square is the same movement.
    if (!limps && outer.includes(square) && isFree(choices, far, to)) continue;
    choices.push(choiceOf(square, STEP, danger && needIn(g, danger, { to, kind: STEP })));
  }
  return choices;
}

const CLASSIC = 'classique';
const STEP = 'pas';

function choiceOf({ cell: to, named }: Ground, kind: Choice['kind'], need: DodgeNeed | undefined): Choice {
  // A square keeps what is made of it without knowing what that is.
  const arrivals = named.arrivals as (Choice | undefined)[];
  const at = 2 * (need === undefined ? 0 : 1 + NEEDS.indexOf(need)) + (kind === STEP ? 1 : 0);
  arrivals[at] ??= {
    to,
    kind,
    need,
    id: named[kind],
    label: LABELS[kind],
    params: need ? { esquive: need.level, why: need.why } : FREELY,
    at: named.place,
    walking: undefined,
    limping: undefined,
  };
  return arrivals[at];
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
