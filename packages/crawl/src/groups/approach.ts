import { type Cell, spread } from '@souterrain/dungeon';
import type { Rule } from '@souterrain/kernel';
import { zoneAt, zonesToWalk } from '../movement/plan.ts';
import type { Crawl, Figure, State } from '../state.ts';
import { attackOnce, isLastAction, mayAttack } from './attack.ts';
import type { Criterion } from './criteria.ts';
import { effortsFrom, UNREACHABLE } from './effort.ts';
import { bestWays, dodgeOf, moveAction, type Way, type Ways, waysOf } from './moves.ts';
import { canStrike, firstAttack, inTouch, type Reach, strikes, strikingReach } from './reach.ts';
import { difficultyAgainst } from './targets.ts';
import type { Bounds } from './walk.ts';

/** AD1-IA-07: comes next to the target and attacks it, within the Actions that are left. */
export function* closeInAndAttack(g: Crawl, figure: Figure, target: Figure, bounds?: Bounds): Rule<void> {
  const { state } = g;
  const approach = () => approachStep(state, figure, { target, bounds });
  while (target.status === 'plateau' && mayAttack(g, figure)) {
    const attack = firstAttack(state, figure, target);
    // With a single Action left it attacks from where it is; with two it first comes next to its target.
    const isNear = inTouch(state, figure.cell, target) || isLastAction(g, figure);
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
function approachStep(
  state: State,
  figure: Figure,
  { target, bounds }: { target: Figure; bounds: Bounds },
): Ways | undefined {
  const reach = strikingReach(state, figure);
  if (isBeside(state, figure.cell, { reach, target })) return undefined;
  const ways = waysOf(state, figure, bounds);
  if (strikes(state, figure.cell, { reach, target })) {
    // AD1-IA-07, AD1-IA-13: only a Pas de placement next to it, and never one that needs an Esquive.
    const beside = ways.filter(
      (way) => way.kind === 'pas' && inTouch(state, way.to, target) && dodgeOf(state, figure, way) === 0,
    );
    return bestWays(state, figure, {
      ways: beside,
      rule: 'AD1-IA-07',
      first: [difficultyFrom(state, figure, { target, reach })],
    });
  }
  const weigh = weighing(state, figure, { target, reach, bounds });
  const here = rankOf(weigh({ to: figure.cell, kind: 'pas' }));
  const isCutOff = here >= 100 * UNREACHABLE;
  // AD1-IA-11: a guardian does not stir for somebody it cannot come at; behind a crowd others come as near as they can.
  if (isCutOff && bounds) return undefined;
  const closer: Weighed[] = [];
  for (const way of ways) {
    const weighed = weigh(way);
    const rank = rankOf(weighed);
    const isNearer = rank === here && isCutOff && spread(way.to, target.cell) < spread(figure.cell, target.cell);
    if (weighed.touches || rank < here || isNearer) closer.push(weighed);
  }
  return bestWays(state, figure, {
    ways: closer,
    rule: 'AD1-IA-07',
    first: [
      ADJACENT,
      EFFORT,
      ZONES,
      { label: 'distance', of: ({ to }) => (isCutOff ? spread(to, target.cell) : 0) },
      difficultyFrom(state, figure, { target, reach }),
    ],
  });
}

/** In contact with the target; AD2-NOT-12: across a border an area may still not reach it. */
const isBeside = (
  state: State,
  from: Cell,
  { reach, target }: { readonly reach: Reach; readonly target: Figure },
): boolean => inTouch(state, from, target) && (!canStrike(reach) || strikes(state, from, { reach, target }));

/** A movement and how near it comes to the target. */
interface Weighed extends Way {
  readonly touches: boolean;
  /** Movements left before the target can be attacked. */
  readonly effort: number;
  readonly zones: number;
}

const rankOf = ({ effort, zones }: Weighed): number => effort * 100 + zones;

const ADJACENT: Criterion<Weighed> = { label: 'adjacent', of: ({ touches }) => (touches ? 0 : 1) };
const EFFORT: Criterion<Weighed> = { label: 'effort', of: ({ effort }) => effort };
const ZONES: Criterion<Weighed> = { label: 'zones', of: ({ zones }) => zones };

const difficultyFrom = (
  state: State,
  figure: Figure,
  { target, reach }: { target: Figure; reach: Reach },
): Criterion<Way> => ({
  label: 'difficulte',
  of: ({ to }) => (strikes(state, to, { reach, target }) ? difficultyAgainst(state, figure, { target, from: to }) : 0),
});

/** The effort that is left is worked out once for each zone, and no farther than from where the figure stands: what is more serves nobody. */
function weighing(
  state: State,
  figure: Figure,
  { target, reach, bounds }: { target: Figure; reach: Reach; bounds: Bounds },
): (way: Way) => Weighed {
  const byZone = new Map<string, number>();
  let most: number | undefined;
  const effortOf = (cell: Cell): number => {
    if (strikes(state, cell, { reach, target })) return 0;
    const zone = zoneAt(state, cell);
    let effort = byZone.get(zone);
    if (effort === undefined) {
      effort = effortsFrom(state, figure, { bounds, from: cell })(target, most);
      most ??= effort;
      byZone.set(zone, effort);
    }
    return effort;
  };
  return ({ to, kind }) => ({
    to,
    kind,
    touches: isBeside(state, to, { reach, target }),
    effort: effortOf(to),
    zones: zonesToWalk(state, to, target.cell),
  });
}
