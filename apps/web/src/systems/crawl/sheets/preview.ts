import { areEnemies, isActive } from '@souterrain/crawl/figures/sides';
import { deplacementOf } from '@souterrain/crawl/figures/values';
import { walkFrom } from '@souterrain/crawl/groups/walk';
import { areTouching, isMasked, planOn, zoneAt, zonesBetween } from '@souterrain/crawl/movement/plan';
import type { CrawlView } from '@souterrain/crawl/view';
import { type Cell, cellAt, lineBetween } from '@souterrain/dungeon';
import type { OfferedDecision, OfferedOption } from '@souterrain/kernel';
import type { FigureView } from '../figures.tsx';
import { routeBetween } from '../route.ts';

/** A movement before it is made. */
export interface Walk {
  readonly path: readonly Cell[];
  /** How many movements lead to each square, as far as this turn goes. */
  readonly reach: readonly { readonly cell: Cell; readonly movements: number }[];
  readonly dodge: 'ordinaire' | 'difficile' | undefined;
  /** AD1-DODGE-02: those who hold the zone; AD1-DODGE-10: those in contact before or after, who strike. */
  readonly threats: readonly { readonly figure: FigureView; readonly strikes: boolean }[];
}

/** An attack before it is made. */
export interface Shot {
  readonly from: Cell;
  readonly to: Cell;
  /** Squares between both that the line goes through. */
  readonly crossed: readonly Cell[];
  /** Zones that make it harder. */
  readonly zones: number;
  readonly covered: boolean;
}

const MOVES: readonly string[] = ['se-deplacer', 'pas-de-placement'];

/** Whoever would do it: the figure the question is about, the one whose turn it is, or the hero of the seat. */
export function actorOf(view: CrawlView, decision: OfferedDecision | undefined): FigureView | undefined {
  const standing = view.figures.filter((f) => f.status === 'plateau');
  const named = standing.find((f) => f.id === decision?.params?.figure);
  const seated = standing.find((f) => f.hero?.seat === decision?.seat);
  const acting = standing.find((f) => f.id === view.turn?.figure);
  return named ?? (acting && !(acting.hero && acting !== seated) ? acting : seated);
}

export function walkOf(view: CrawlView, actor: FigureView, option: OfferedOption): Walk | undefined {
  const { at, label, params } = option;
  if (!at || !('cell' in at) || !MOVES.includes(label)) return undefined;
  const plan = planOn(view);
  const to = cellAt(at.cell[0], at.cell[1]);
  const taken = new Set(view.figures.filter((f) => f.status === 'plateau' && f !== actor).map((f) => f.cell));
  const dodge = params?.esquive === 'ordinaire' || params?.esquive === 'difficile' ? params.esquive : undefined;
  return {
    path: routeBetween(plan, actor.cell, { to, isFree: (cell) => !taken.has(cell) }),
    reach: reachOf(view, actor),
    dodge,
    threats: dodge ? threatsOn(view, actor, to) : [],
  };
}

/** AD1-MOVE-03, AD1-MOVE-04: as many movements as Déplacement allows, for each action that is left. */
function reachOf(view: CrawlView, actor: FigureView): Walk['reach'] {
  const mine = view.turn?.figure === actor.id;
  const most = deplacementOf(view, actor) * Math.max(1, mine ? view.turn!.actions : 1);
  return walkFrom(view, actor).within(most);
}

function threatsOn(view: CrawlView, actor: FigureView, to: Cell): Walk['threats'] {
  const zone = zoneAt(view, actor.cell);
  return view.figures.flatMap((figure) => {
    if (!areEnemies(actor, figure) || !isActive(view, figure)) return [];
    const near = [actor.cell, to].some((cell) => areTouching(view, cell, figure.cell));
    const strikes = near && figure.reactions > 0;
    return strikes || zoneAt(view, figure.cell) === zone ? [{ figure, strikes }] : [];
  });
}

/** The line of an attack on a figure; AD1-COMBAT-14, AD1-COMBAT-21: the zones a shot or a throw counts. */
export function shotOf(view: CrawlView, actor: FigureView, option: OfferedOption): Shot | undefined {
  const { at, params } = option;
  if (!at || !('figure' in at)) return undefined;
  const target = view.figures.find((f) => f.id === at.figure && f.status === 'plateau');
  if (!target || target === actor) return undefined;
  const [from, to] = [actor.cell, target.cell];
  const near = areTouching(view, from, to);
  const attack = editionOf(view)
    .attacksOf(view, actor)
    .find(({ id }) => id === params?.attack);
  const ranged = attack !== undefined && editionOf(view).isRanged(attack);
  const counted = zonesBetween(view, from, to) - (attack?.skill === 'lancer' ? 0 : 1);
  return {
    from,
    to,
    crossed: near ? [] : lineBetween(from, to).filter((cell) => cell !== from && cell !== to),
    zones: ranged && !near ? Math.max(0, counted) : 0,
    covered: ranged && isMasked(view, from, to),
  };
}
