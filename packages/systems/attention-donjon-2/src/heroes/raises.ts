import type { Sheet } from '@souterrain/crawl';
import { ATTRIBUTES } from '@souterrain/crawl/heroes';
import type { AD2 } from '../world/ad2.ts';
import { isAttribute } from './attributes.ts';

/** AD2-XHEROS-06: neither goes further. */
export const HIGHEST_ATTRIBUTE = 5;
export const HIGHEST_SKILL = 4;

/** AD2-XHEROS-06: the price of one more in a trait; undefined where it cannot be raised, or is not possessed. */
export function raiseCost({ traits }: Sheet, trait: string): number | undefined {
  const value = traits[trait];
  if (value === undefined || value === null) return undefined;
  const raised = value + 1;
  if (isAttribute(trait)) return raised > HIGHEST_ATTRIBUTE ? undefined : raised + 3;
  return raised > HIGHEST_SKILL ? undefined : raised + 2;
}

/** AD2-Q-29: XP may buy talents only. */
export const raisable = ({ state: { variants } }: AD2, { traits }: Sheet): readonly string[] =>
  variants.attributeXp === 'no' ? [] : [...ATTRIBUTES, ...Object.keys(traits).filter((trait) => !isAttribute(trait))];
