import { option, type Rule } from '@souterrain/kernel';
import type { Ground } from '../movement/ground.ts';
import { surveyOf } from '../movement/survey.ts';
import type { Crawl, Figure, State } from '../state.ts';
import { narrow, settleTie, untied } from './criteria.ts';
import { UNREACHABLE } from './effort.ts';
import { candidatesOf, strikesFrom, strikingReach } from './reach.ts';
import { walkFrom } from './walk.ts';

/** AD1-IA-03: the figure closest to an enemy plays first; equal ones are the controller's choice, or placement order. */
export function* nextFigure(g: Crawl, waiting: readonly Figure[]): Rule<Figure> {
  const equal = closest(g.state, waiting);
  const lone = untied(g.state, equal);
  if (lone) return lone;
  return yield* settleTie(g.state, equal[0]!, {
    id: 'figure-du-groupe',
    rule: 'AD1-IA-03',
    equal,
    optionOf: (figure) =>
      option(`jouer-${figure.id}`, figure, {
        label: 'jouer-figure',
        params: { figure: figure.id },
        at: { figure: figure.id },
      }),
  });
}

function closest(state: State, waiting: readonly Figure[]): readonly Figure[] {
  const survey = surveyOf(state.board);
  const ready = waiting.filter((figure) => canStrikeFrom(state, figure)(survey.ground(figure.cell)));
  // Where somebody can be attacked at once, no path is worked out for the others, nor one longer than the shortest.
  if (ready.length > 0) return ready;
  let least = UNREACHABLE;
  const effortOf = (figure: Figure): number => {
    const walk = walkFrom(state, figure);
    const effort = walk.levelOf(canStrikeFrom(state, figure), least) ?? UNREACHABLE;
    least = Math.min(least, effort);
    return effort;
  };
  return narrow(waiting, [{ label: 'effort', of: effortOf }], []);
}

function canStrikeFrom(state: State, figure: Figure): (from: Ground) => boolean {
  const reach = strikingReach(state, figure);
  const each = candidatesOf(state, figure).map((target) => strikesFrom(state, { reach, target }));
  return (from) => {
    for (const strikes of each) if (strikes(from)) return true;
    return false;
  };
}
