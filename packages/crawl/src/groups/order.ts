import type { Cell } from '@souterrain/dungeon';
import { option, type Rule } from '@souterrain/kernel';
import type { Crawl, Figure, State } from '../state.ts';
import { narrow, settleTie, untied } from './criteria.ts';
import { movementsFrom, UNREACHABLE } from './effort.ts';
import { candidatesOf, strikes, strikingReach } from './reach.ts';

/** AD1-IA-03: the figure closest to an enemy plays first; equal ones are the controller's choice, or placement order. */
export function* nextFigure(g: Crawl, waiting: readonly Figure[]): Rule<Figure> {
  const equal = narrow(waiting, [{ label: 'effort', of: (figure) => leastEffort(g.state, figure) }], []);
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

function leastEffort(state: State, figure: Figure): number {
  const candidates = candidatesOf(state, figure);
  const reach = strikingReach(state, figure);
  const canStrike = (from: Cell): boolean => {
    for (const target of candidates) if (strikes(state, from, { reach, target })) return true;
    return false;
  };
  // Most figures of a fight have somebody in reach: no path is worked out for them.
  if (canStrike(figure.cell)) return 0;
  return movementsFrom(state, figure, { until: canStrike }).found ?? UNREACHABLE;
}
