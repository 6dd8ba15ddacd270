import type { Cell } from '@souterrain/dungeon';
import { option, type Rule } from '@souterrain/kernel';
import type { Crawl, Figure, State } from '../state.ts';
import { narrow, settleTie, untied } from './criteria.ts';
import { UNREACHABLE } from './effort.ts';
import { candidatesOf, strikes, strikingReach } from './reach.ts';
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
  const ready = waiting.filter((figure) => canStrikeFrom(state, figure)(figure.cell));
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

function canStrikeFrom(state: State, figure: Figure): (from: Cell) => boolean {
  const candidates = candidatesOf(state, figure);
  const reach = strikingReach(state, figure);
  return (from) => {
    for (const target of candidates) if (strikes(state, from, { reach, target })) return true;
    return false;
  };
}
