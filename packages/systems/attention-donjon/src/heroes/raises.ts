import type { Sheet } from '@souterrain/crawl';
import { ATTRIBUTES, isAttribute, type Trait } from '../figures/traits.ts';

/** AD1-XP-11: no trait goes further. */
const HIGHEST = 6;

/** AD1-XP-11: the price of one more in a trait; undefined where it cannot be raised. */
export function raiseCost(sheet: Sheet, trait: Trait): number | undefined {
  const value = sheet.traits[trait] ?? 0;
  if (value === 0 || value >= HIGHEST) return undefined;
  return isAttribute(trait) ? value + 3 : value + 1;
}

export const raisable = (sheet: Sheet): readonly Trait[] => [
  ...ATTRIBUTES,
  ...Object.keys(sheet.traits).filter((trait) => !isAttribute(trait)),
];
