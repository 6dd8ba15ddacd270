import { type Cell, spread, zoneOf } from '@souterrain/dungeon';
import type { Rule } from '@souterrain/kernel';
import { planOn, zonesToWalk } from '../movement/plan.ts';
import type { Crawl, Figure, State } from '../state.ts';
import { attackOnce, mayAttack } from './attack.ts';
import type { Criterion } from './criteria.ts';
import { type Bounds, effortsFrom, UNREACHABLE } from './effort.ts';
import { chooseWay, dodgeOf, moveAction, type Way, waysOf } from './moves.ts';
import { firstAttack, inTouch, strikes, strikingReach } from './reach.ts';
import { difficultyAgainst } from './targets.ts';

/** AD1-IA-07: comes next to the target and attacks it, within the Actions that are left. */
export function* closeInAndAttack(g: Crawl, figure: Figure, target: Figure, bounds?: Bounds): Rule<void> {
  const { state } = g;
  const approach = () => approachStep(g, figure, target, bounds);
  while (target.status === 'plateau' && mayAttack(g, figure)) {
    const attack = firstAttack(state, figure, target);
    // With a single Action left it attacks from where it is; with two it first comes next to its target.
    const isNear = state.turn!.actions < 2 || inTouch(state, figure.cell, target);
    if (attack && (isNear || !(yield* moveAction(g, figure, approach)))) {
      yield* attackOnce(g, figure, { attack, target });
      return;
    }
    if (!attack && !(yield* moveAction(g, figure, approach))) {
      g.emit({ type: 'figureStayed', figure: figure.id, why: 'sans-chemin', rules: ['AD1-IA-07'] });
      return;
    }
  }
}

/** The next movement towards a target, or none: it is next to it, or nothing brings it closer. */
function* approachStep(g: Crawl, figure: Figure, target: Figure, bounds: Bounds): Rule<Way | undefined> {
  const { state } = g;
  if (inTouch(state, figure.cell, target)) return undefined;
  const ways = waysOf(state, figure, bounds);
  const reach = strikingReach(state, figure);
  if (strikes(state, figure.cell, { reach, target })) {
    // AD1-IA-07, AD1-IA-13: only a Pas de placement next to it, and never one that needs an Esquive.
    const beside = ways.filter(
      (way) => way.kind === 'pas' && inTouch(state, way.to, target) && dodgeOf(state, figure, way) === 0,
    );
    return yield* chooseWay(g, figure, {
      ways: beside,
      rule: 'AD1-IA-07',
      first: [difficultyFrom(state, figure, { target, reach })],
    });
  }
  const effortOf = effortsByZone(state, figure, { target, reach, bounds });
  const rank = (cell: Cell): number => effortOf(cell) * 100 + zonesToWalk(state, cell, target.cell);
  const here = rank(figure.cell);
  const isCutOff = here >= 100 * UNREACHABLE;
  // AD1-IA-11: a guardian does not stir for somebody it cannot come at; behind a crowd others come as near as they can.
  if (isCutOff && bounds) return undefined;
  const closer = ways.filter(
    ({ to }) =>
      inTouch(state, to, target) ||
      rank(to) < here ||
      (rank(to) === here && isCutOff && spread(to, target.cell) < spread(figure.cell, target.cell)),
  );
  return yield* chooseWay(g, figure, {
    ways: closer,
    rule: 'AD1-IA-07',
    first: [
      { label: 'adjacent', of: ({ to }) => (inTouch(state, to, target) ? 0 : 1) },
      { label: 'effort', of: ({ to }) => effortOf(to) },
      { label: 'zones', of: ({ to }) => zonesToWalk(state, to, target.cell) },
      { label: 'distance', of: ({ to }) => (isCutOff ? spread(to, target.cell) : 0) },
      difficultyFrom(state, figure, { target, reach }),
    ],
  });
}

const difficultyFrom = (
  state: State,
  figure: Figure,
  { target, reach }: { target: Figure; reach: number },
): Criterion<Way> => ({
  label: 'difficulte',
  of: ({ to }) => (strikes(state, to, { reach, target }) ? difficultyAgainst(state, figure, { target, from: to }) : 0),
});

/** Movements left from a square before the target can be attacked: worked out once for each zone. */
function effortsByZone(
  state: State,
  figure: Figure,
  { target, reach, bounds }: { target: Figure; reach: number; bounds: Bounds },
): (cell: Cell) => number {
  const plan = planOn(state);
  const byZone = new Map<string, number>();
  return (cell) => {
    if (strikes(state, cell, { reach, target })) return 0;
    const zone = zoneOf(plan, cell)!;
    let effort = byZone.get(zone);
    if (effort === undefined) {
      effort = effortsFrom(state, figure, { bounds, from: cell })(target);
      byZone.set(zone, effort);
    }
    return effort;
  };
}
