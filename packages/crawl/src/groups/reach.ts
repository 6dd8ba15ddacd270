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

/** How far a figure strikes: the longest Allonge of its attacks, 0 without any. Read once, then asked of many squares. */
export function strikingReach(state: State, figure: Figure): number {
  let reach = 0;
  for (const attack of editionOf(state).attacksOf(state, figure)) reach = Math.max(reach, attack.reach);
  return reach;
}

/** AD1-COMBAT-07: could somebody with that reach attack the target from a square? */
export const strikes = (state: State, from: Cell, { reach, target }: { reach: number; target: Figure }): boolean =>
  reach > 0 && isInReach(state, from, { to: target.cell, reach });

/** The same, to be asked of many squares. */
export function strikesFrom(
  state: State,
  { reach, target }: { readonly reach: number; readonly target: Figure },
): (from: Ground) => boolean {
  if (state.variants.zoneDistance !== 'graph') return ({ cell }) => strikes(state, cell, { reach, target });
  const there = surveyOf(state.board).ground(target.cell);
  return (from) => reach > 0 && there.isStruckFrom(from, reach);
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
