import { type Cell, lineBetween, type Plan } from '@souterrain/dungeon';
import { type Figure, figureAt, type State } from '../state.ts';
import { surveyOf } from './survey.ts';

export { tileOn } from './board.ts';

/** The geometry of the board in play; worked out once for each board (`state.board` is replaced when it changes). */
export const planOn = (state: State): Plan => surveyOf(state.board).plan;

export const zoneAt = (state: State, cell: Cell): string => surveyOf(state.board).ground(cell).zone;

/** What stands or lies on a square, if it is one. */
export const featureAt = (state: State, cell: Cell): string | undefined => surveyOf(state.board).find(cell)?.feature;

/** AD1-GRID-02: they share an open side, or a corner with a way round it. */
export const areTouching = (state: State, a: Cell, b: Cell): boolean =>
  surveyOf(state.board).find(a)?.around.includes(b) ?? false;

/** AD1-GRID-04: zones to walk through from one square to another, whatever the reading of AD1-Q-18. */
export function zonesToWalk(state: State, from: Cell, to: Cell): number {
  const survey = surveyOf(state.board);
  return survey.ground(from).area.walkTo(survey.ground(to).area);
}

/** AD1-GRID-04, AD1-Q-18: what reach and shots count. */
export function zonesBetween(state: State, from: Cell, to: Cell): number {
  if (state.variants.zoneDistance === 'graph') return zonesToWalk(state, from, to);
  const { squares } = planOn(state);
  const entered = new Set<string>();
  for (const cell of lineBetween(from, to)) entered.add(squares.get(cell)?.zone ?? '');
  entered.delete('');
  entered.delete(zoneAt(state, from));
  return entered.size;
}

/** AD1-GRID-07. */
export const sees = (state: State, from: Cell, to: Cell): boolean => surveyOf(state.board).sightings.sees(from, to);

/** AD1-GRID-09: Couvert against a ranged attack. */
export function isMasked(state: State, from: Cell, to: Cell): boolean {
  if (from === to || areTouching(state, from, to)) return false;
  // AD1-TCON-13: nothing covers who stands in the light.
  return isHidden(state, from, to) && !zoneHas(state, zoneAt(state, to), 'lumiere');
}

function isHidden(state: State, from: Cell, to: Cell): boolean {
  if (surveyOf(state.board).sightings.isCovered(from, to)) return true;
  // AD1-TCON-06: into or out of the smoke.
  const [here, there] = [zoneAt(state, from), zoneAt(state, to)];
  if (here !== there && (zoneHas(state, here, 'fumee') || zoneHas(state, there, 'fumee'))) return true;
  // AD1-Q-17.
  if (state.variants.figuresCover === 'no') return false;
  return lineBetween(from, to).some((cell) => cell !== from && cell !== to && figureAt(state, cell) !== undefined);
}

/** AD1-TCON-06, AD1-TCON-13: smoke or light fills a zone this Round; the mark of its user says from which square. */
export function zoneHas(state: State, zone: string, what: 'fumee' | 'lumiere'): boolean {
  for (const { marks, cell } of state.figures)
    for (const { id, value = cell } of marks) if (id === what && zoneAt(state, value) === zone) return true;
  return false;
}

/** AD1-GRID-01: no figure and nothing solid. */
export function isEmpty(state: State, cell: Cell): boolean {
  const plan = planOn(state);
  return plan.squares.has(cell) && !plan.traitsAt(cell).solid && figureAt(state, cell) === undefined;
}

/** AD1-GRID-02: « au contact ». */
export const inContact = (state: State, a: Figure, b: Figure): boolean => areTouching(state, a.cell, b.cell);

export const sameZone = (state: State, a: Figure, b: Figure): boolean =>
  zoneAt(state, a.cell) === zoneAt(state, b.cell);
