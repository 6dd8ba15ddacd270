import { type Figure, figureOf } from '@souterrain/crawl';
import type { Stocked } from '@souterrain/crawl/content';
import { heroismLeft } from '@souterrain/crawl/health';
import type { Prospect } from '@souterrain/kernel';
import { type Poker, type Roll, successOf } from '@souterrain/odds/attention-donjon';
import type { AD1State } from '../state.ts';
import type { Announced } from './probe.ts';
import { prospect } from './prospect.ts';

/** Heroes gamble as is best for them unless stated, groups as AD1-POKER-07 says. */
export const rollOf = ({ state, poker = 'optimal' }: Position, { figure, dice, blessed, cursed }: Announced): Roll => ({
  dice,
  blessed,
  cursed,
  poker: figure !== null && figureOf(state, figure).hero ? poker : 'group',
});

/** Who acts where, and how heroes gamble. */
export interface Position {
  readonly state: AD1State;
  readonly figure: Figure;
  readonly poker?: Poker;
}

/** AD1-HRSM-11, AD1-INIT-15: what a point of Héroïsme after the roll, or a kept joker before it, makes of its chance. */
export function resourcesFor(g: Stocked, position: Position, announced: Announced): readonly Prospect[] {
  if (announced.blessed) return [];
  const { state, figure: roller } = position;
  const roll = rollOf(position, announced);
  const chance = successOf({ ...roll, difficulty: announced.difficulty, blessed: true });
  const resources: Prospect[] = [];
  if (heroismLeft(g, roller) > 0) resources.push(prospect('cote-heroisme', chance));
  const holder = state.figures.find((f) => f.camp === roller.camp && f.status === 'plateau' && holdsJoker(f));
  if (holder) resources.push(prospect('cote-joker', chance));
  return resources;
}

const holdsJoker = ({ hero }: Figure): boolean => hero !== null && hero.jokers.length > 0;

/** Readings that count dice in another way than the closed forms do: no figure is better than a wrong one. */
export const areDiceAsWritten = ({ variants }: AD1State): boolean =>
  variants.pokerSoft !== 'soft' &&
  variants.pokerBatch !== 'anytime' &&
  variants.negativeTotal !== 'kept' &&
  variants.attackMargin !== 'yes' &&
  variants.excessWounds !== 'each';
