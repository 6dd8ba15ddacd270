import type { Cell } from '@souterrain/dungeon';
import { isInReach, reaches } from '../combat/reach.ts';
import { editionOf } from '../edition.ts';
import type { Attack } from '../figures/features.ts';
import { areEnemies, isActive } from '../figures/sides.ts';
import type { Ground } from '../movement/ground.ts';
import { areTouching, zoneAt, zonesBetween } from '../movement/plan.ts';
import { surveyOf } from '../movement/survey.ts';
import { type Figure, hasMark, type State } from '../state.ts';

/** AD1-IA-14: the first attack of the profile that is legal against a target. */
export function firstAttack(state: State, figure: Figure, target: Figure, from = figure.cell): Attack | undefined {
  for (const attack of editionOf(state).attacksOf(state, figure))
    if (reaches(state, attack, { from, to: target.cell })) return attack;
  return undefined;
}

/** How far a figure strikes. */
export interface Reach {
  /** The longest Allonge of its attacks, 0 without any. */
  readonly allonge: number;
  /** AD2-NOT-11, AD2-NOT-12: its attacks that count zones alone, for which contact is not enough. */
  readonly areas: readonly Attack[];
}

/** Read once, then asked of many squares. */
export function strikingReach(state: State, figure: Figure): Reach {
  let allonge = 0;
  let areas = NONE;
  for (const attack of editionOf(state).attacksOf(state, figure))
    if (attack.within === undefined) allonge = Math.max(allonge, attack.reach);
    else areas = [...areas, attack];
  return { allonge, areas };
}

const NONE: readonly Attack[] = [];

export const canStrike = ({ allonge, areas }: Reach): boolean => allonge > 0 || areas.length > 0;

/** AD1-COMBAT-07: could somebody with that reach attack the target from a square? */
export function strikes(
  state: State,
  from: Cell,
  { reach: { allonge, areas }, target }: { readonly reach: Reach; readonly target: Figure },
): boolean {
  if (allonge > 0 && isInReach(state, from, { to: target.cell, reach: allonge })) return true;
  for (const area of areas) if (reaches(state, area, { from, to: target.cell })) return true;
  return false;
}

/** The same, to be asked of many squares. */
export function strikesFrom(
  state: State,
  { reach, target }: { readonly reach: Reach; readonly target: Figure },
): (from: Ground) => boolean {
  const { allonge, areas } = reach;
  if (state.variants.zoneDistance !== 'graph' || areas.length > 0)
    return ({ cell }) => strikes(state, cell, { reach, target });
  const there = surveyOf(state.board).ground(target.cell);
  return (from) => allonge > 0 && there.isStruckFrom(from, allonge);
}

/** AD1-IA-05: living enemies on the board; Inconscient ones only when nobody else is in this zone or a neighbouring one. */
export function candidatesOf(state: State, figure: Figure, from = figure.cell): readonly Figure[] {
  const edition = editionOf(state);
  const enemies: Figure[] = [];
  let asleep = 0;
  for (const other of state.figures) {
    if (other.status !== 'plateau' || !areEnemies(figure, other) || edition.spares(state, figure, other)) continue;
    enemies.push(other);
    if (hasMark(other, 'inconscient')) asleep++;
  }
  if (asleep === 0) return enemies;
  const awake = enemies.filter((enemy) => !hasMark(enemy, 'inconscient'));
  return awake.some((enemy) => zonesBetween(state, from, enemy.cell) <= 1) ? awake : enemies;
}

export const inTouch = (state: State, from: Cell, other: Figure): boolean => areTouching(state, from, other.cell);

/** True when an active enemy would be in contact with the figure on that square. */
export function isThreatened(state: State, figure: Figure, from: Cell): boolean {
  for (const other of state.figures)
    if (areEnemies(figure, other) && isActive(state, other) && inTouch(state, from, other)) return true;
  return false;
}

/** Active figures of one zone: friends of a figure, itself included, and its enemies. */
export function headcount(state: State, figure: Figure): { readonly own: number; readonly enemies: number } {
  const zone = zoneAt(state, figure.cell);
  let own = 0;
  let enemies = 0;
  for (const other of state.figures) {
    if (other.status !== 'plateau' || zoneAt(state, other.cell) !== zone || !isActive(state, other)) continue;
    if (other.camp === figure.camp) own++;
    else if (areEnemies(figure, other)) enemies++;
  }
  return { own, enemies };
}
