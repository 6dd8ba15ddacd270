import { tannedHide } from '../beings/abilities/peau-tannee.ts';
import { type Being, hasMark, type Item, type Situation, type State } from '../state.ts';
import { ofItems } from './belongings.ts';

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

/** HB-INV-06, HB-INV-12: armour or clothes on the body; HB-Q-07: armour may have to be one of the four ready objects. */
export function isWorn(g: Situation<Pick<State, 'variants'>>, { base, place }: Pick<Item, 'base' | 'place'>): boolean {
  const { variants } = g.state;
  if (place !== 'porte' && place !== 'pret') return false;
  const kind = g.content.items[base]?.kind;
  if (kind === 'armure') return place === (variants.armourReady === 'ready' ? 'pret' : 'porte');
  return kind === 'vetements' && place === 'porte';
}

/** HB-GEAR-02: a shield is held, not worn (HB-INV-06). */
export function wearsMetal(g: Situation<Pick<State, 'variants'>>, { hero }: Being): boolean {
  for (const item of hero?.items ?? NONE) if (g.content.items[item.base]?.metal && isWorn(g, item)) return true;
  return false;
}

/** HB-EQP-10: both hands were used by the last attack, or hold something. */
const isShieldIdle = (being: Being): boolean =>
  hasMark(being, 'bouclier-baisse') || (being.hero?.items.some(({ place }) => place === 'mains') ?? false);

const NONE: readonly Item[] = [];
