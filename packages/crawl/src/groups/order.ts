import { option, type Rule } from '@souterrain/kernel';
import type { Ground } from '../movement/ground.ts';
import type { Figure } from '../state.ts';
import { defineWords } from '../text/catalogue.ts';
import { target } from '../text/offers.ts';
import type { Crawl } from '../world/crawl.ts';
import { narrow, settleTie, untied } from './criteria.ts';
import { UNREACHABLE } from './effort.ts';
import { candidatesOf, strikesFrom, strikingReach } from './reach.ts';
import { walkFrom } from './walk.ts';

/** AD1-IA-03: the figure closest to an enemy plays first; equal ones are the controller's choice, or placement order. */
export function* nextFigure(g: Crawl, waiting: readonly Figure[]): Rule<Figure> {
  const equal = closest(g, waiting);
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

function closest(g: Crawl, waiting: readonly Figure[]): readonly Figure[] {
  const survey = g.survey;
  const ready = waiting.filter((figure) => canStrikeFrom(g, figure)(survey.ground(figure.cell)));
  // Where somebody can be attacked at once, no path is worked out for the others, nor one longer than the shortest.
  if (ready.length > 0) return ready;
  let least = UNREACHABLE;
  const effortOf = (figure: Figure): number => {
    const walk = walkFrom(g, figure);
    const effort = walk.levelOf(canStrikeFrom(g, figure), least) ?? UNREACHABLE;
    least = Math.min(least, effort);
    return effort;
  };
  return narrow(waiting, [{ label: 'effort', of: effortOf }], []);
}

function canStrikeFrom(g: Crawl, figure: Figure): (from: Ground) => boolean {
  const reach = strikingReach(g, figure);
  const each = candidatesOf(g, figure).map((target) => strikesFrom(g, { reach, target }));
  return (from) => {
    for (const strikes of each) if (strikes(from)) return true;
    return false;
  };
}

export const orderWords = defineWords({
  prompts: { 'figure-du-groupe': { fr: 'Quelle créature joue maintenant ?', en: 'Which creature plays now?' } },
  labels: { 'jouer-figure': target },
});
