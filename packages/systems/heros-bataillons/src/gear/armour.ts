import { tannedHide } from '../beings/abilities/peau-tannee.ts';
import type { ItemEntry } from '../content/types.ts';
import { type Being, hasMark, type ItemPlace } from '../pieces.ts';
import type { Situation } from '../world.ts';
import { ofItems } from './belongings.ts';
import { placeToWear } from './worn.ts';

/** HB-DMG-06. */
const MOST_ARMOUR = 3;

/** HB-DMG-01, HB-EQP-08, HB-EQP-10: hide, the worn armour and a ready shield, at most 3. */
export function armourOf(g: Situation, being: Being): number {
  let armour = being.armour;
  if (being.hero) {
    armour += tannedHide(g, being);
    for (const { place, points, kind, shield } of protections(g, being.hero.items))
      if (shield ? place === 'pret' && !isShieldIdle(being) : place === placeToWear(g.state, kind)) armour += points;
  }
  for (const { id, value = 0 } of being.marks) if (id === 'armure-rongee') armour -= value;
  return Math.max(0, Math.min(MOST_ARMOUR, armour));
}

interface Protection {
  readonly place: ItemPlace;
  readonly kind: ItemEntry['kind'];
  readonly points: number;
  readonly shield: boolean;
}

/** What may protect a hero, of what is not in the bag. */
const protections = ofItems((g, items) => {
  const found: Protection[] = [];
  for (const { base, place } of items) {
    const entry = g.content.items[base];
    if (!entry?.armour || place === 'sac') continue;
    const { kind, armour: points, shield = false } = entry;
    found.push({ place, points, kind, shield });
  }
  return found;
});

/** HB-EQP-10: both hands were used by the last attack, or hold something. */
const isShieldIdle = (being: Being): boolean =>
  hasMark(being, 'bouclier-baisse') || (being.hero?.items.some(({ place }) => place === 'mains') ?? false);
