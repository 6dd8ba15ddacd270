import type { RuleId } from '@souterrain/catalog';
import type { Cell } from '@souterrain/dungeon';
import { option, type Rule } from '@souterrain/kernel';
import { isActive } from '../figures/sides.ts';
import { deplacementOf } from '../figures/values.ts';
import { mayMove as canMove } from '../movement/actions.ts';
import { dangerFor, needIn } from '../movement/dodge-need.ts';
import type { MoveKind } from '../movement/events.ts';
import { classicMoves, dodgeFor, makeMove, placementSteps } from '../movement/move.ts';
import { cellId, placeOf } from '../movement/options.ts';
import { featureAt, zoneAt } from '../movement/plan.ts';
import { canSpend, spend } from '../rounds/economy.ts';
import type { CrawlState, Figure } from '../state.ts';
import { figure } from '../text/asked.ts';
import { defineWords } from '../text/catalogue.ts';
import { one } from '../text/offers.ts';
import type { Crawl } from '../world/crawl.ts';
import { narrow, settleTie, untied } from './criteria.ts';
import type { Criterion } from './criterion.ts';
import type { Reason } from './events.ts';
import type { Bounds } from './walk.ts';

/** One movement a figure could make. */
export interface Way {
  readonly to: Cell;
  readonly kind: MoveKind;
}

const DODGES = { aucune: 0, ordinaire: 1, difficile: 2 } as const;

/** How hard it is to leave: 0 without an Esquive. */
export const dodgeOf = (g: Crawl, figure: Figure, way: Way): number => DODGES[dodgeFor(g, figure, way)];

/** Every square one movement leads to; a Pas de placement where both kinds lead to the same one. */
export function waysOf(g: Crawl, figure: Figure, bounds?: Bounds): readonly Way[] {
  const ways: Way[] = [];
  // Both lists stand in reading order, and a Pas de placement goes before a classic move to the same square.
  const steps = placementSteps(g, figure);
  const moves = classicMoves(g, figure);
  let m = 0;
  const add = (to: Cell, kind: MoveKind): void => {
    if (to !== figure.cell && (!bounds || bounds.has(zoneAt(g, to)))) ways.push({ to, kind });
  };
  for (const to of steps) {
    while (m < moves.length && moves[m]! < to) add(moves[m++]!, 'classique');
    if (moves[m] === to) m++;
    add(to, 'pas');
  }
  while (m < moves.length) add(moves[m++]!, 'classique');
  return ways;
}

/** Nobody walks into lava, a pit or a trap by choice when another square does as well. */
export function harmOf(g: Crawl, cell: Cell): number {
  const feature = featureAt(g, cell);
  const effect = feature === undefined ? undefined : g.content.scenery[feature]?.effect;
  return effect === undefined || effect === 'interrupteur' ? 0 : 1;
}

/** What a directive wants of the next movement, and the rule that says so. */
interface Choice<W extends Way> {
  readonly ways: readonly W[];
  readonly first: readonly Criterion<W>[];
  readonly rule: RuleId;
}

/** The movements that are best alike, and why the others are not. */
export interface Ways {
  readonly equal: readonly Way[];
  readonly why: readonly Reason[];
  readonly rule: RuleId;
}

/** The criteria in order, then the safest square; none where no movement serves. */
export function bestWays<W extends Way>(g: Crawl, figure: Figure, { ways, first, rule }: Choice<W>): Ways | undefined {
  if (ways.length === 0) return undefined;
  const why: Reason[] = [];
  const equal = ways.length === 1 ? ways : narrow(ways, [...first, ...safest(g, figure)], why);
  return { equal, why, rule };
}

function safest(g: Crawl, figure: Figure): readonly Criterion<Way>[] {
  const danger = dangerFor(g, figure);
  return [
    { label: 'danger', of: ({ to }) => harmOf(g, to) },
    { label: 'esquive', of: (way) => DODGES[(danger && needIn(g, danger, way)?.level) ?? 'aucune'] },
  ];
}

export const mayMove = (g: Crawl, figure: Figure): boolean =>
  isActive(g, figure) && canMove(g, figure) && canSpend(g, figure, 'mouvement');

/**
 * One Movement action: as many movements as Déplacement allows, each chosen once the one before is over (AD1-MOVE-04).
 * `next` returns undefined when the figure is where it wants to be; false when it did not even start.
 */
export function* moveAction(g: Crawl, figure: Figure, next: () => Ways | undefined): Rule<boolean> {
  if (!mayMove(g, figure)) return false;
  const points = deplacementOf(g, figure);
  for (let point = 0; point < points; point++) {
    const ways = next();
    if (!ways) return point > 0;
    const way = untied(g.state, ways.equal) ?? (yield* pickWay(g.state, figure, ways));
    tellWay(g, figure, { way, ways });
    if (point === 0) spend(g, figure, 'mouvement');
    // AD1-DODGE-20: a stopped movement ends the action.
    if (!(yield* makeMove(g, figure, way)) || !isActive(g, figure)) break;
  }
  return true;
}

const pickWay = (state: CrawlState, figure: Figure, { equal }: Ways): Rule<Way> =>
  settleTie(state, figure, {
    id: 'case-du-groupe',
    rule: 'AD1-IA-15',
    equal,
    optionOf: (each) => option(cellId('case', each.to), each, { label: 'aller', at: placeOf(each.to) }),
  });

function tellWay(
  g: Crawl,
  { id }: Figure,
  { way: { to, kind }, ways: { why, rule } }: { readonly way: Way; readonly ways: Ways },
): void {
  g.emit({ type: 'pathChosen', figure: id, to, kind, why, rules: [rule, 'AD1-IA-15'] });
}

export const groupMoveWords = defineWords({
  prompts: {
    'case-du-groupe': {
      fr: (a) => `${figure(a)} hésite : vers quelle case ?`,
      en: (a) => `${figure(a)} hesitates: to which square?`,
    },
  },
  labels: { aller: { fr: (o) => one(`En ${o.at}`), en: (o) => one(`To ${o.at}`) } },
});
