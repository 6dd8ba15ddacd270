import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { bans } from '../figures/bearings.ts';
import { isActive, seatOf } from '../figures/sides.ts';
import { deplacementOf } from '../figures/values.ts';
import { walksOnBrokenLeg } from '../health/wounds.ts';
import { isOverloaded } from '../items/inventory.ts';
import type { Figure } from '../state.ts';
import { figure, number } from '../text/asked.ts';
import { defineWords } from '../text/catalogue.ts';
import { type Action, actionOf } from '../world/action.ts';
import type { Crawl } from '../world/crawl.ts';
import { type Choice, choicesOf } from './choices.ts';
import { makeMove } from './move.ts';
import type { Move } from './need.ts';

/** AD1-TURN-18, AD2-XMOUV-01: Se déplacer, one option for each arrival square. */
export function movementActions(g: Crawl, figure: Figure): readonly Action[] {
  if (!mayMove(g, figure)) return NONE;
  const limps = walksOnBrokenLeg(g, figure);
  if (!isAlone(g, figure)) return actionsFor(choicesOf(g, figure, { classic: true }), limps);
  // The board alone decides, and it is the same for all the games that lay these rooms and step alike.
  const departures = g.survey.ground(figure.cell).departures as (readonly Action[] | undefined)[];
  const at = (limps ? 1 : 0) + (g.edition.stepsOut(g) ? 2 : 0);
  departures[at] ??= actionsFor(choicesOf(g, figure, { classic: true }), limps);
  return departures[at];
}

const NONE: readonly Action[] = [];

/** Nobody else stands on a square that its movements may come to: its zone, those beside it, a corner of another. */
function isAlone(g: Crawl, figure: Figure): boolean {
  const survey = g.survey;
  const { area, outer } = survey.ground(figure.cell);
  for (const other of g.state.figures) {
    if (other === figure || other.status !== 'plateau') continue;
    const there = survey.find(other.cell);
    if (there !== undefined && (area.walkTo(there.area) < 2 || outer.includes(there))) return false;
  }
  return true;
}

function actionsFor(choices: readonly Choice[], limps: boolean): readonly Action[] {
  const actions = new Array<Action>(choices.length);
  for (let i = 0; i < choices.length; i++) {
    const choice = choices[i]!;
    if (limps) choice.limping ??= actionFor(choice, limps);
    else choice.walking ??= actionFor(choice, limps);
    actions[i] = (limps ? choice.limping : choice.walking)!;
  }
  return actions;
}

function actionFor(choice: Choice, limps: boolean): Action {
  const { kind, need } = choice;
  const step = kind === 'pas';
  const long = limps && !step;
  const { id, label, params, at } = choice;
  return actionOf({
    id,
    // AD1-GRAVE-12: a broken leg makes a classic move an Action complexe.
    type: long ? 'complexe' : 'mouvement',
    rolls: need !== undefined,
    rule: step ? 'AD1-MOVE-11' : long ? 'AD1-GRAVE-12' : 'AD1-MOVE-05',
    label,
    params,
    at,
    run: (g, figure) => movements(g, figure, { first: choice, classic: long || !limps }),
  });
}

/** AD1-MOVE-01, AD1-ETAT-02, AD1-TRES-21, AD1-TRES-22. */
export const mayMove = (g: Crawl, figure: Figure): boolean =>
  deplacementOf(g, figure) > 0 &&
  !bans(g, figure, 'mouvement') &&
  !bans(g, figure, 'bouger') &&
  !(figure.hero && isOverloaded(g, figure));

/** AD1-MOVE-03, AD1-MOVE-04, AD1-DODGE-20: one after the other; one that is stopped ends the action. */
function* movements(g: Crawl, figure: Figure, { first, classic }: { first: Move; classic: boolean }): Rule<void> {
  let left = deplacementOf(g, figure) - 1;
  let move: Move | null = first;
  while (move && (yield* makeMove(g, figure, move))) {
    if (left === 0 || !isActive(g, figure) || !mayMove(g, figure)) return;
    move = yield* nextMove(g, figure, { left, classic });
    left--;
  }
}

function* nextMove(g: Crawl, figure: Figure, { left, classic }: { left: number; classic: boolean }): Rule<Move | null> {
  const options: Option<Move | null>[] = [option('rester', null)];
  for (const choice of choicesOf(g, figure, { classic })) {
    const { id, label, params, at } = choice;
    options.push(option(id, choice, { label, params, at }));
  }
  return yield* ask({
    id: 'mouvement-suivant',
    seat: seatOf(g.state, figure),
    rule: 'AD1-MOVE-03',
    params: { figure: figure.id, left },
    options,
  });
}

export const movementWords = defineWords({
  prompts: {
    'mouvement-suivant': {
      fr: (a) => `${figure(a)} peut encore bouger (${number(a, 'left')}) : où ?`,
      en: (a) => `${figure(a)} may still move (${number(a, 'left')}): where?`,
    },
  },
  labels: { rester: { fr: 'S’arrêter là', en: 'Stop here' } },
});
