import { heroValue, STONE_SKIN, shieldOf, wornArmour } from '../attack.ts';
import type { Attack } from '../events.ts';
import { damageOf, judge } from '../exchange.ts';
import type { Creature, Hero, State } from '../state.ts';
import { type Variants, variantsOf } from '../variants.ts';
import { K } from './k.ts';

/** Always the rules as written: a threshold, not a forecast. */
const WRITTEN: Variants = variantsOf({});
const KNOWN = new Map<number, number>();

/** PV that a blow of the creature costs when it lands, on average over the exchanges it wins. */
export function expectedHit(
  { variants }: State,
  hero: Hero,
  { creature, attack, stoneSkin }: { creature: Creature; attack: Attack; stoneSkin: boolean },
): number {
  const armour = wornArmour(hero) + shieldOf(hero, attack) + (stoneSkin ? STONE_SKIN : 0);
  return meanHit(heroValue(hero, attack, variants) - creature.car, creature.damage + creature.atk - armour);
}

/** Only the difference of the two values counts, and what the creature adds to the gap. */
export function meanHit(difference: number, bonus: number): number {
  const key = difference * 1000 + bonus;
  let mean = KNOWN.get(key);
  if (mean === undefined) {
    mean = averageHit(difference, bonus);
    KNOWN.set(key, mean);
  }
  return mean;
}

function averageHit(difference: number, bonus: number): number {
  const hero = { value: difference, damage: 0, atk: 0, armour: 0 };
  const creature = { value: 0, damage: bonus, atk: 0, armour: 0 };
  let hits = 0;
  let total = 0;
  for (let mine = 1; mine <= 20; mine++)
    for (let theirs = 1; theirs <= 20; theirs++) {
      const { winner, gap, critical } = judge({ hero, creature, dice: { hero: mine, creature: theirs } }, WRITTEN);
      if (winner !== 'creature') continue;
      const damage = damageOf({ by: creature, armour: 0, gap, critical, halved: false, plus: 0 }, WRITTEN).total;
      if (damage === 0 && K.blood) continue;
      hits++;
      total += damage;
    }
  return hits === 0 ? 0 : total / hits;
}
