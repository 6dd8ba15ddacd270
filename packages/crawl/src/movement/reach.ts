import type { Cell } from '@souterrain/dungeon';
import type { CrawlState, Figure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import type { Area } from './area.ts';
import type { Ground } from './ground.ts';
import type { Marks } from './marks.ts';
import type { Survey } from './survey.ts';

/** Marks afresh the squares somebody stands on, but for one figure. */
export function occupy(state: CrawlState, survey: Survey, but?: Figure): Marks {
  const { marks } = survey;
  marks.wipe();
  for (const figure of state.figures) {
    const square = figure.status === 'plateau' && figure !== but ? survey.find(figure.cell) : undefined;
    if (square) marks.take(square);
  }
  return marks;
}

/** AD1-MOVE-05 to AD1-MOVE-08: arrival squares of a classic move, in reading order. */
export function classicMoves(g: Crawl, figure: Figure): readonly Cell[] {
  const survey = g.survey;
  const { area } = survey.ground(figure.cell);
  const { around } = area;
  if (isCrowded(g.state, survey, area)) return walk(g.state, survey, around);
  around.open ??= walk(g.state, survey, around);
  return around.open;
}

/** Somebody stands in a zone beside this one. */
function isCrowded(state: CrawlState, survey: Survey, area: Area): boolean {
  for (const { status, cell } of state.figures) {
    const there = status === 'plateau' ? survey.find(cell)?.area : undefined;
    if (there !== undefined && area.walkTo(there) === 1) return true;
  }
  return false;
}

function walk(state: CrawlState, survey: Survey, { border, floor }: Area['around']): readonly Cell[] {
  const marks = occupy(state, survey);
  const reached: Ground[] = [];
  // AD1-MOVE-06: the way in; AD1-MOVE-07, AD1-MOVE-08: then from square to square inside the arrival zone.
  for (const square of border) if (marks.reach(square)) reached.push(square);
  for (let i = 0; i < reached.length; i++)
    for (const next of reached[i]!.inner) if (marks.reach(next)) reached.push(next);
  const arrivals: Cell[] = [];
  for (const square of floor) if (marks.isReached(square)) arrivals.push(square.cell);
  return arrivals;
}

/** AD1-MOVE-11, AD1-MOVE-12: arrival squares of a Pas de placement, in reading order. */
export function placementSteps(g: Crawl, figure: Figure): readonly Cell[] {
  const survey = g.survey;
  const marks = occupy(g.state, survey);
  const here = survey.ground(figure.cell);
  const within = g.edition.stepsOut(g) ? here.steps : here.area.floor;
  const arrivals: Cell[] = [];
  for (const square of within) if (!marks.isTaken(square)) arrivals.push(square.cell);
  return arrivals;
}
