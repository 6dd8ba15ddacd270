import { bandOf, type WithContent } from '../content/index.ts';
import { type Floor, type Hero, maxPv, SQUARES } from '../state.ts';
import type { Chart } from './atlas.ts';
import { purchaseFor } from './shopping.ts';
import type { Style } from './style.ts';

/** C50-BAL-02. */
const STAIRS_FROM_TURN = 8;
const FOUNTAIN_UNTIL_TURN = 14;
const THIRST = 0.35;
const LEAST_GOLD = 10;
/** C50-BAL-03: creatures are hunted at 85% PV or more. */
const FIT = 0.85;

/** The square the hero makes for: the nearest, in expected turns, of those that are wanted, else the stairs. */
export function goalOf(
  g: WithContent,
  hero: Hero,
  { floor, chart, style }: { floor: Floor; chart: Chart; style: Style },
): number {
  let goal = floor.stairs;
  let nearest = Number.POSITIVE_INFINITY;
  for (const cell of wanted(g, hero, { floor, style })) {
    const turns = chart.turnsTo(cell)[hero.cell]!;
    if (turns >= nearest) continue;
    nearest = turns;
    goal = cell;
  }
  return goal;
}

function wanted(g: WithContent, hero: Hero, { floor, style }: { floor: Floor; style: Style }): readonly number[] {
  if (style.wants === 'stairs') return [];
  const cells: number[] = [];
  if (wantsFountain(hero)) cells.push(...squaresOf(floor, SQUARES.fountain));
  if (hero.turn >= STAIRS_FROM_TURN) return cells;
  cells.push(...squaresOf(floor, SQUARES.chest));
  const merchants = squaresOf(floor, SQUARES.merchant);
  if (merchants.length > 0 && style.shops && wantsMerchant(g, hero)) cells.push(...merchants);
  if (isHunting(hero, style)) cells.push(...Object.keys(floor.creatures).map(Number));
  return cells;
}

export const isHunting = (hero: Hero, { wants }: Style): boolean =>
  wants === 'creatures' && hero.pv >= FIT * maxPv(hero);

export const isThirsty = (hero: Hero): boolean => maxPv(hero) - hero.pv >= THIRST * maxPv(hero);

const wantsFountain = (hero: Hero): boolean => !hero.drank && hero.turn < FOUNTAIN_UNTIL_TURN && isThirsty(hero);

/** Gold that buys nothing on the list is no reason to come back. */
const wantsMerchant = (g: WithContent, hero: Hero): boolean =>
  hero.gold >= LEAST_GOLD && purchaseFor(g, hero, bandOf(g, hero.floor).rank) !== undefined;

function squaresOf({ cells }: Floor, square: string): readonly number[] {
  const found: number[] = [];
  for (let i = cells.indexOf(square); i >= 0; i = cells.indexOf(square, i + 1)) found.push(i);
  return found;
}
