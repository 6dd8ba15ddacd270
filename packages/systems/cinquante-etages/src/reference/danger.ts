import { heroValue, STONE_SKIN, shieldOf, wornArmour } from '../attack.ts';
import type { Attack } from '../events.ts';
import { damageOf, judge } from '../exchange.ts';
import type { Fight, Hero } from '../state.ts';
import { type Variants, variantsOf } from '../variants.ts';

/** Always the rules as written: this is a threshold, not a forecast. */
const WRITTEN: Variants = variantsOf({});
const MEANS = new Map<string, number>();

/** PV that a blow of the creature costs, on average over the exchanges it wins. */
export function expectedHit(hero: Hero, { creature, stoneSkin }: Fight, attack: Attack): number {
  const armour = wornArmour(hero) + shieldOf(hero, attack) + (stoneSkin ? STONE_SKIN : 0);
  return meanHit(heroValue(hero, attack, WRITTEN) - creature.car, creature.damage + creature.atk - armour);
}

/** Only the difference of the two values counts, and what is added to the gap. */
export function meanHit(difference: number, added: number): number {
  const key = `${difference} ${added}`;
  let mean = MEANS.get(key);
  if (mean === undefined) {
    mean = averageHit(difference, added);
    MEANS.set(key, mean);
  }
  return mean;
}

function averageHit(difference: number, added: number): number {
  const hero = { value: difference, damage: 0, atk: 0, armour: 0 };
  const creature = { value: 0, damage: added, atk: 0, armour: 0 };
  let hits = 0;
  let total = 0;
  for (let mine = 1; mine <= 20; mine++)
    for (let theirs = 1; theirs <= 20; theirs++) {
      const { winner, gap, critical } = judge({ hero, creature, dice: { hero: mine, creature: theirs } }, WRITTEN);
      if (winner !== 'creature') continue;
      hits++;
      total += damageOf({ by: creature, armour: 0, gap, critical, halved: false, plus: 0 }, WRITTEN).total;
    }
  return total / hits;
}
