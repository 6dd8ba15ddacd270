import type { CrawlView } from '@souterrain/crawl';
import { areEnemies, deplacementOf, isActive } from '@souterrain/crawl/figures';
import { walkFrom } from '@souterrain/crawl/groups';
import { areTouching, isMasked, planOn, zoneAt, zonesBetween } from '@souterrain/crawl/movement';
import type { Crawl } from '@souterrain/crawl/world';
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

export function walkOf(g: Crawl, actor: FigureView, option: OfferedOption): Walk | undefined {
  const { at, label, params } = option;
  if (!at || !('cell' in at) || !MOVES.includes(label)) return undefined;
  const plan = planOn(g);
  const to = cellAt(at.cell[0], at.cell[1]);
  const taken = new Set(g.state.figures.filter((f) => f.status === 'plateau' && f !== actor).map((f) => f.cell));
  const dodge = params?.esquive === 'ordinaire' || params?.esquive === 'difficile' ? params.esquive : undefined;
  return {
    path: routeBetween(plan, actor.cell, { to, isFree: (cell) => !taken.has(cell) }),
    reach: reachOf(g, actor),
    dodge,
    threats: dodge ? threatsOn(g, actor, to) : [],
  };
}

/** AD1-MOVE-03, AD1-MOVE-04: as many movements as Déplacement allows, for each action that is left. */
function reachOf(g: Crawl, actor: FigureView): Walk['reach'] {
  const { turn } = g.state;
  const mine = turn?.figure === actor.id;
  const most = deplacementOf(g, actor) * Math.max(1, mine ? turn!.actions : 1);
  return walkFrom(g, actor).within(most);
}

function threatsOn(g: Crawl, actor: FigureView, to: Cell): Walk['threats'] {
  const zone = zoneAt(g, actor.cell);
  return g.state.figures.flatMap((figure) => {
    if (!areEnemies(actor, figure) || !isActive(g, figure)) return [];
    const near = [actor.cell, to].some((cell) => areTouching(g, cell, figure.cell));
    const strikes = near && figure.reactions > 0;
    return strikes || zoneAt(g, figure.cell) === zone ? [{ figure, strikes }] : [];
  });
}

/** The line of an attack on a figure; AD1-COMBAT-14, AD1-COMBAT-21: the zones a shot or a throw counts. */
export function shotOf(g: Crawl, actor: FigureView, option: OfferedOption): Shot | undefined {
  const { at, params } = option;
  if (!at || !('figure' in at)) return undefined;
  const target = g.state.figures.find((f) => f.id === at.figure && f.status === 'plateau');
  if (!target || target === actor) return undefined;
  const [from, to] = [actor.cell, target.cell];
  const near = areTouching(g, from, to);
  const attack = g.edition.attacksOf(g, actor).find(({ id }) => id === params?.attack);
  const ranged = attack !== undefined && g.edition.isRanged(attack);
  const counted = zonesBetween(g, from, to) - (attack?.skill === 'lancer' ? 0 : 1);
  return {
    from,
    to,
    crossed: near ? [] : lineBetween(from, to).filter((cell) => cell !== from && cell !== to),
    zones: ranged && !near ? Math.max(0, counted) : 0,
    covered: ranged && isMasked(g, from, to),
  };
}
