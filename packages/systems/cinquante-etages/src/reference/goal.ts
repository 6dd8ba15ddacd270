import { bandOf } from '../content/bands.ts';
import { type Floor, type Hero, maxPv, SQUARES } from '../state.ts';
import type { Atlas } from './atlas.ts';
import { K } from './k.ts';
import { purchaseFor } from './shopping.ts';
import type { Style } from './style.ts';

/** C50-BAL-02. */
const STAIRS_FROM_TURN = 8;
const FOUNTAIN_UNTIL_TURN = 14;
const THIRST = 0.35;
const LEAST_GOLD = 10;
/** C50-BAL-03: hunting, at 85% PV or more. */
const HUNTING = 0.85;

/** The square the hero makes for: the nearest, in expected turns, of those that are wanted. */
export function goalOf(hero: Hero, { floor, atlas, style }: { floor: Floor; atlas: Atlas; style: Style }): number {
  let goal = floor.stairs;
  let nearest = Number.POSITIVE_INFINITY;
  for (const cell of wanted(hero, floor, style)) {
    const turns = atlas.turnsTo(cell)[hero.cell]!;
    if (turns >= nearest) continue;
    nearest = turns;
    goal = cell;
  }
  return goal;
}

function wanted(hero: Hero, floor: Floor, style: Style): readonly number[] {
  if (style.heading === 'random' || (style.heading === 'stairs' && K.out === 0)) return [];
  const { cells } = floor;
  const list: number[] = [];
  if (wantsFountain(hero)) list.push(...squares(cells, SQUARES.fountain));
  if (hero.turn >= STAIRS_FROM_TURN) return list;
  if (style.heading === 'stairs' && K.out === 1) return list;
  if (style.heading !== 'stairs') list.push(...squares(cells, SQUARES.chest));
  const merchant = style.shops ? cells.indexOf(SQUARES.merchant) : -1;
  if (merchant >= 0 && wantsMerchant(hero)) list.push(merchant);
  if (isHunting(hero, style)) list.push(...Object.keys(floor.creatures).map(Number));
  return list;
}

export const isHunting = (hero: Hero, { heading }: Style): boolean =>
  heading === 'hunting' && hero.pv >= HUNTING * maxPv(hero);

export const isThirsty = (hero: Hero): boolean => maxPv(hero) - hero.pv >= THIRST * maxPv(hero);

const wantsFountain = (hero: Hero): boolean => !hero.drank && hero.turn < FOUNTAIN_UNTIL_TURN && isThirsty(hero);

const wantsMerchant = (hero: Hero): boolean =>
  hero.gold >= LEAST_GOLD && purchaseFor(hero, bandOf(hero.floor).number) !== undefined;

function squares(cells: string, square: string): readonly number[] {
  const found: number[] = [];
  for (let i = cells.indexOf(square); i >= 0; i = cells.indexOf(square, i + 1)) found.push(i);
  return found;
}
