import type { WithContent } from '../content/index.ts';
import type { C50Attack } from '../events.ts';
import { heroValue, STONE_SKIN, shieldOf, wornArmour } from '../fight/attack.ts';
import { damageOf, judge } from '../fight/exchange.ts';
import type { Fight, Hero } from '../state.ts';
import { type Variants, variantsOf } from '../variants.ts';

/** Always the rules as written: this is a threshold, not a forecast. */
const WRITTEN: Variants = variantsOf({});

/** PV that a blow of the creature costs, on average over the exchanges it wins. */
export function expectedHit(g: WithContent, hero: Hero, { creature, stoneSkin }: Fight, attack: C50Attack): number {
  const armour = wornArmour(g, hero) + shieldOf(g, hero, attack) + (stoneSkin ? STONE_SKIN : 0);
  const value = heroValue(g, hero, { attack, variants: WRITTEN });
  return meanHit(value - creature.car, creature.damage + creature.atk - armour);
}

/** Only the difference of the two values counts, and what is added to the gap. */
export function meanHit(difference: number, added: number): number {
  const by = { value: 0, damage: added, atk: 0, armour: 0 };
  let hits = 0;
  let total = 0;
  for (const { gap, critical, count } of BLOWS[difference + FARTHEST_APART] ?? blowsAt(difference)) {
    hits += count;
    total += count * damageOf({ by, armour: 0, gap, critical, halved: false, plus: 0 }, WRITTEN).total;
  }
  return total / hits;
}

interface Blow {
  readonly gap: number;
  readonly critical: boolean;
  /** How many of the 400 pairs of faces give it. */
  readonly count: number;
}

/** The exchanges that a creature wins, by the difference of the two values. */
function blowsAt(difference: number): readonly Blow[] {
  const hero = { value: difference, damage: 0, atk: 0, armour: 0 };
  const creature = { value: 0, damage: 0, atk: 0, armour: 0 };
  const blows = new Map<string, Blow>();
  for (let mine = 1; mine <= 20; mine++)
    for (let theirs = 1; theirs <= 20; theirs++) {
      const { winner, gap, critical } = judge({ hero, creature, dice: { hero: mine, creature: theirs } }, WRITTEN);
      if (winner !== 'creature') continue;
      const key = `${gap} ${critical}`;
      blows.set(key, { gap, critical, count: (blows.get(key)?.count ?? 0) + 1 });
    }
  return [...blows.values()];
}

/** C50-CAR-10: values go from 0 to 18, those of scrolls included (C50-JET-11). */
const FARTHEST_APART = 18;
const BLOWS = Array.from({ length: 2 * FARTHEST_APART + 1 }, (_, i) => blowsAt(i - FARTHEST_APART));
