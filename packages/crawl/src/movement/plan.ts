import { type Cell, lineBetween, type Plan } from '@souterrain/dungeon';
import { type Figure, figureAt } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';

export { tileOn } from './board.ts';

/** The geometry of the board in play; worked out once for each board (`state.board` is replaced when it changes). */
export const planOn = (g: Crawl): Plan => g.survey.plan;

export const zoneAt = (g: Crawl, cell: Cell): string => g.survey.ground(cell).zone;

/** What stands or lies on a square, if it is one. */
export const featureAt = (g: Crawl, cell: Cell): string | undefined => g.survey.find(cell)?.feature;

/** AD1-GRID-02: they share an open side, or a corner with a way round it. */
export const areTouching = (g: Crawl, a: Cell, b: Cell): boolean => g.survey.find(a)?.around.includes(b) ?? false;

/** AD1-GRID-04: zones to walk through from one square to another, whatever the reading of AD1-Q-18. */
export function zonesToWalk(g: Crawl, from: Cell, to: Cell): number {
  const survey = g.survey;
  return survey.ground(from).area.walkTo(survey.ground(to).area);
}

/** AD1-GRID-04, AD1-Q-18: what reach and shots count. */
export function zonesBetween(g: Crawl, from: Cell, to: Cell): number {
  if (g.state.variants.zoneDistance === 'graph') return zonesToWalk(g, from, to);
  const { squares } = planOn(g);
  const entered = new Set<string>();
  for (const cell of lineBetween(from, to)) entered.add(squares.get(cell)?.zone ?? '');
  entered.delete('');
  entered.delete(zoneAt(g, from));
  return entered.size;
}

/** AD1-GRID-07. */
export const sees = (g: Crawl, from: Cell, to: Cell): boolean => g.survey.sightings.sees(from, to);

/** AD1-GRID-09: Couvert against a ranged attack. */
export function isMasked(g: Crawl, from: Cell, to: Cell): boolean {
  if (from === to || areTouching(g, from, to)) return false;
  // AD1-TCON-13: nothing covers who stands in the light.
  return isHidden(g, from, to) && !zoneHas(g, zoneAt(g, to), 'lumiere');
}

function isHidden(g: Crawl, from: Cell, to: Cell): boolean {
  if (g.survey.sightings.isCovered(from, to)) return true;
  // AD1-TCON-06: into or out of the smoke.
  const [here, there] = [zoneAt(g, from), zoneAt(g, to)];
  if (here !== there && (zoneHas(g, here, 'fumee') || zoneHas(g, there, 'fumee'))) return true;
  // AD1-Q-17.
  if (g.state.variants.figuresCover === 'no') return false;
  return lineBetween(from, to).some((cell) => cell !== from && cell !== to && figureAt(g.state, cell) !== undefined);
}

/** AD1-TCON-06, AD1-TCON-13: smoke or light fills a zone this Round; the mark of its user says from which square. */
export function zoneHas(g: Crawl, zone: string, what: 'fumee' | 'lumiere'): boolean {
  for (const { marks, cell } of g.state.figures)
    for (const { id, value = cell } of marks) if (id === what && zoneAt(g, value) === zone) return true;
  return false;
}

/** AD1-GRID-01: no figure and nothing solid. */
export function isEmpty(g: Crawl, cell: Cell): boolean {
  const plan = planOn(g);
  return plan.squares.has(cell) && !plan.traitsAt(cell).solid && figureAt(g.state, cell) === undefined;
}

/** AD1-GRID-02: « au contact ». */
export const inContact = (g: Crawl, a: Figure, b: Figure): boolean => areTouching(g, a.cell, b.cell);

export const sameZone = (g: Crawl, a: Figure, b: Figure): boolean => zoneAt(g, a.cell) === zoneAt(g, b.cell);
