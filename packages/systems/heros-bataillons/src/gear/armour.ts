import { tannedHide } from '../beings/abilities/peau-tannee.ts';
import { type Being, hasMark, type Item, type Situation } from '../state.ts';
import { ofItems } from './belongings.ts';
import { isWorn } from './worn.ts';

/** HB-DMG-06. */
const MOST_ARMOUR = 3;

/** HB-DMG-01, HB-EQP-08, HB-EQP-10: hide, the worn armour and a ready shield, at most 3. */
export function armourOf(g: Situation, being: Being): number {
  let armour = being.armour;
  if (being.hero) {
    armour += tannedHide(g, being);
    for (const { item, points, shield } of protections(g, being.hero.items))
      if (shield ? item.place === 'pret' && !isShieldIdle(being) : isWorn(g, item)) armour += points;
  }
  for (const { id, value = 0 } of being.marks) if (id === 'armure-rongee') armour -= value;
  return Math.max(0, Math.min(MOST_ARMOUR, armour));
}

interface Protection {
  readonly item: Item;
  readonly points: number;
  readonly shield: boolean;
}

/** What may protect a hero, of what is not in the bag. */
const protections = ofItems((g, items) => {
  const found: Protection[] = [];
  for (const item of items) {
    const { armour: points = 0, shield = false } = g.content.items[item.base] ?? {};
    if (points > 0 && item.place !== 'sac') found.push({ item, points, shield });
  }
  return found;
});

/** HB-EQP-10: both hands were used by the last attack, or hold something. */
const isShieldIdle = (being: Being): boolean =>
  hasMark(being, 'bouclier-baisse') || (being.hero?.items.some(({ place }) => place === 'mains') ?? false);
