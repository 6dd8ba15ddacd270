import type { Cell } from '@souterrain/dungeon';
import { isInReach, reaches } from '../combat/reach.ts';
import { areEnemies, isActive } from '../figures/sides.ts';
import type { Ground } from '../movement/ground.ts';
import { areTouching, zoneAt, zonesBetween } from '../movement/plan.ts';
import { type Figure, hasMark } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import type { Attack } from '../world/features.ts';

/** AD1-IA-14: the first attack of the profile that is legal against a target. */
export function firstAttack(g: Crawl, figure: Figure, target: Figure, from = figure.cell): Attack | undefined {
  for (const attack of g.edition.attacksOf(g, figure)) if (reaches(g, attack, { from, to: target.cell })) return attack;
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
export function strikingReach(g: Crawl, figure: Figure): Reach {
  let allonge = 0;
  let areas = NONE;
  for (const attack of g.edition.attacksOf(g, figure))
    if (attack.within === undefined) allonge = Math.max(allonge, attack.reach);
    else areas = [...areas, attack];
  return { allonge, areas };
}

const NONE: readonly Attack[] = [];

export const canStrike = ({ allonge, areas }: Reach): boolean => allonge > 0 || areas.length > 0;

/** AD1-COMBAT-07: could somebody with that reach attack the target from a square? */
export function strikes(
  g: Crawl,
  from: Cell,
  { reach: { allonge, areas }, target }: { readonly reach: Reach; readonly target: Figure },
): boolean {
  if (allonge > 0 && isInReach(g, from, { to: target.cell, reach: allonge })) return true;
  for (const area of areas) if (reaches(g, area, { from, to: target.cell })) return true;
  return false;
}

/** The same, to be asked of many squares. */
export function strikesFrom(
  g: Crawl,
  { reach, target }: { readonly reach: Reach; readonly target: Figure },
): (from: Ground) => boolean {
  const { allonge, areas } = reach;
  if (g.state.variants.zoneDistance !== 'graph' || areas.length > 0)
    return ({ cell }) => strikes(g, cell, { reach, target });
  const there = g.survey.ground(target.cell);
  return (from) => allonge > 0 && there.isStruckFrom(from, allonge);
}

/** AD1-IA-05: living enemies on the board; Inconscient ones only when nobody else is in this zone or a neighbouring one. */
export function candidatesOf(g: Crawl, figure: Figure, from = figure.cell): readonly Figure[] {
  const edition = g.edition;
  const enemies: Figure[] = [];
  let asleep = 0;
  for (const other of g.state.figures) {
    if (other.status !== 'plateau' || !areEnemies(figure, other) || edition.spares(g, figure, other)) continue;
    enemies.push(other);
    if (hasMark(other, 'inconscient')) asleep++;
  }
  if (asleep === 0) return enemies;
  const awake = enemies.filter((enemy) => !hasMark(enemy, 'inconscient'));
  return awake.some((enemy) => zonesBetween(g, from, enemy.cell) <= 1) ? awake : enemies;
}

export const inTouch = (g: Crawl, from: Cell, other: Figure): boolean => areTouching(g, from, other.cell);

/** True when an active enemy would be in contact with the figure on that square. */
export function isThreatened(g: Crawl, figure: Figure, from: Cell): boolean {
  for (const other of g.state.figures)
    if (areEnemies(figure, other) && isActive(g, other) && inTouch(g, from, other)) return true;
  return false;
}

/** Active figures of one zone: friends of a figure, itself included, and its enemies. */
export function headcount(g: Crawl, figure: Figure): { readonly own: number; readonly enemies: number } {
  const zone = zoneAt(g, figure.cell);
  let own = 0;
  let enemies = 0;
  for (const other of g.state.figures) {
    if (other.status !== 'plateau' || zoneAt(g, other.cell) !== zone || !isActive(g, other)) continue;
    if (other.camp === figure.camp) own++;
    else if (areEnemies(figure, other)) enemies++;
  }
  return { own, enemies };
}
