import { zoneOf } from '@souterrain/dungeon';
import type { Rule } from '@souterrain/kernel';
import { activeEnemies } from '../../figures/sides.ts';
import { planOn } from '../../movement/plan.ts';
import type { Figure } from '../../state.ts';
import type { Crawl } from '../../world/crawl.ts';
import { attackOnce, isLastAction, mayAttack } from '../attack.ts';
import { effortsFrom } from '../effort.ts';
import { bestWays, mayMove, moveAction, type Way, type Ways, waysOf } from '../moves.ts';
import { candidatesOf, isThreatened } from '../reach.ts';
import { easiestShot, shotsOf } from '../shots.ts';
import { chooseTarget } from '../targets.ts';
import { melee } from './melee.ts';

/** AD1-IA-08: shoots at the easiest target, out of contact when it can be. */
export function* tir(g: Crawl, figure: Figure): Rule<void> {
  const edition = g.edition;
  if (!edition.attacksOf(g, figure).some(edition.isRanged)) return yield* melee(g, figure);
  if (isThreatened(g, figure, figure.cell) && !isLastAction(g, figure)) yield* stepAside(g, figure);
  while (mayAttack(g, figure)) {
    if (yield* shoot(g, figure)) return;
    if (!(yield* moveAction(g, figure, () => toShootingSquare(g, figure)))) return yield* lastResort(g, figure);
  }
}

/** True when somebody was attacked. In contact, the attack of lower Difficulty serves, close or ranged. */
function* shoot(g: Crawl, figure: Figure): Rule<boolean> {
  const shots = shotsOf(g, figure, { close: isThreatened(g, figure, figure.cell) });
  if (shots.size === 0) return false;
  const target = yield* chooseTarget(g, figure, {
    candidates: [...shots.keys()],
    first: [
      { label: 'difficulte', of: (candidate) => shots.get(candidate)!.difficulty },
      { label: 'endurance', of: (candidate) => shots.get(candidate)!.endurance },
    ],
  });
  yield* attackOnce(g, figure, { attack: shots.get(target!)!.attack, target: target! });
  return true;
}

/** A Pas de placement within its zone, out of contact, from which somebody can be shot at. */
function* stepAside(g: Crawl, figure: Figure): Rule<void> {
  const plan = planOn(g);
  const zone = zoneOf(plan, figure.cell);
  let isDone = false;
  yield* moveAction(g, figure, () => {
    if (isDone) return undefined;
    isDone = true;
    const ways = waysOf(g, figure).filter(
      ({ to, kind }) =>
        kind === 'pas' &&
        zoneOf(plan, to) === zone &&
        !isThreatened(g, figure, to) &&
        easiestShot(g, figure, to) !== undefined,
    );
    return bestWays(g, figure, { ways, first: [byShot(g, figure)], rule: 'AD1-IA-08' });
  });
}

const byShot = (g: Crawl, figure: Figure) => ({
  label: 'difficulte',
  of: ({ to }: Way) => easiestShot(g, figure, to) ?? Number.POSITIVE_INFINITY,
});

/** The square of the easiest shot, in a zone without enemies if it can be; otherwise towards the nearest target. */
function toShootingSquare(g: Crawl, figure: Figure): Ways | undefined {
  if (easiestShot(g, figure, figure.cell) !== undefined) return undefined;
  const plan = planOn(g);
  const held = new Set(activeEnemies(g, figure).map((enemy) => zoneOf(plan, enemy.cell)));
  const ways = waysOf(g, figure);
  const shooting = ways.filter(({ to }) => easiestShot(g, figure, to) !== undefined);
  const crowded = { label: 'zone-tenue', of: ({ to }: Way) => (held.has(zoneOf(plan, to)) ? 1 : 0) };
  if (shooting.length > 0)
    return bestWays(g, figure, { ways: shooting, first: [byShot(g, figure), crowded], rule: 'AD1-IA-08' });
  const here = movementsLeft(g, figure, figure.cell);
  const left = new Map(ways.map((way) => [way, movementsLeft(g, figure, way.to)]));
  return bestWays(g, figure, {
    ways: ways.filter((way) => left.get(way)! < here),
    rule: 'AD1-IA-08',
    first: [{ label: 'effort', of: (way) => left.get(way)! }, crowded],
  });
}

function movementsLeft(g: Crawl, figure: Figure, from: number): number {
  const effort = effortsFrom(g, figure, { from });
  let least = Number.POSITIVE_INFINITY;
  for (const target of candidatesOf(g, figure)) least = Math.min(least, effort(target));
  return least;
}

/** Nobody can be shot at, from here or from anywhere: whatever close attack it has. */
function* lastResort(g: Crawl, figure: Figure): Rule<void> {
  const edition = g.edition;
  if (edition.attacksOf(g, figure).every(edition.isRanged) || !mayMove(g, figure)) {
    g.emit({ type: 'figureStayed', figure: figure.id, why: 'sans-cible', rules: ['AD1-IA-08'] });
    return;
  }
  yield* melee(g, figure);
}
