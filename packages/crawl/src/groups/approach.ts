import { type Cell, spread } from '@souterrain/dungeon';
import type { Rule } from '@souterrain/kernel';
import { zoneAt, zonesToWalk } from '../movement/plan.ts';
import type { Figure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import { attackOnce, isLastAction, mayAttack } from './attack.ts';
import type { Criterion } from './criterion.ts';
import { effortsFrom, UNREACHABLE } from './effort.ts';
import { bestWays, dodgeOf, moveAction, type Way, type Ways, waysOf } from './moves.ts';
import { canStrike, firstAttack, inTouch, type Reach, strikes, strikingReach } from './reach.ts';
import { difficultyAgainst } from './targets.ts';
import type { Bounds } from './walk.ts';

/** AD1-IA-07: comes next to the target and attacks it, within the Actions that are left. */
export function* closeInAndAttack(g: Crawl, figure: Figure, target: Figure, bounds?: Bounds): Rule<void> {
  const approach = () => approachStep(g, figure, { target, bounds });
  while (target.status === 'plateau' && mayAttack(g, figure)) {
    const attack = firstAttack(g, figure, target);
    // With a single Action left it attacks from where it is; with two it first comes next to its target.
    const isNear = inTouch(g, figure.cell, target) || isLastAction(g, figure);
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
  g: Crawl,
  figure: Figure,
  { target, bounds }: { target: Figure; bounds: Bounds },
): Ways | undefined {
  const reach = strikingReach(g, figure);
  if (isBeside(g, figure.cell, { reach, target })) return undefined;
  const ways = waysOf(g, figure, bounds);
  if (strikes(g, figure.cell, { reach, target })) {
    // AD1-IA-07, AD1-IA-13: only a Pas de placement next to it, and never one that needs an Esquive.
    const beside = ways.filter(
      (way) => way.kind === 'pas' && inTouch(g, way.to, target) && dodgeOf(g, figure, way) === 0,
    );
    return bestWays(g, figure, {
      ways: beside,
      rule: 'AD1-IA-07',
      first: [difficultyFrom(g, figure, { target, reach })],
    });
  }
  const weigh = weighing(g, figure, { target, reach, bounds });
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
  return bestWays(g, figure, {
    ways: closer,
    rule: 'AD1-IA-07',
    first: [
      ADJACENT,
      EFFORT,
      ZONES,
      { label: 'distance', of: ({ to }) => (isCutOff ? spread(to, target.cell) : 0) },
      difficultyFrom(g, figure, { target, reach }),
    ],
  });
}

/** In contact with the target; AD2-NOT-12: across a border an area may still not reach it. */
const isBeside = (
  g: Crawl,
  from: Cell,
  { reach, target }: { readonly reach: Reach; readonly target: Figure },
): boolean => inTouch(g, from, target) && (!canStrike(reach) || strikes(g, from, { reach, target }));

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
  g: Crawl,
  figure: Figure,
  { target, reach }: { target: Figure; reach: Reach },
): Criterion<Way> => ({
  label: 'difficulte',
  of: ({ to }) => (strikes(g, to, { reach, target }) ? difficultyAgainst(g, figure, { target, from: to }) : 0),
});

/** The effort that is left is worked out once for each zone, and no farther than from where the figure stands: what is more serves nobody. */
function weighing(
  g: Crawl,
  figure: Figure,
  { target, reach, bounds }: { target: Figure; reach: Reach; bounds: Bounds },
): (way: Way) => Weighed {
  const byZone = new Map<string, number>();
  let most: number | undefined;
  const effortOf = (cell: Cell): number => {
    if (strikes(g, cell, { reach, target })) return 0;
    const zone = zoneAt(g, cell);
    let effort = byZone.get(zone);
    if (effort === undefined) {
      effort = effortsFrom(g, figure, { bounds, from: cell })(target, most);
      most ??= effort;
      byZone.set(zone, effort);
    }
    return effort;
  };
  return ({ to, kind }) => ({
    to,
    kind,
    touches: isBeside(g, to, { reach, target }),
    effort: effortOf(to),
    zones: zonesToWalk(g, to, target.cell),
  });
}
