import { STONE_SKIN, heroValue, shieldOf, wornArmour } from '../attack.ts';
import type { Attack } from '../events.ts';
import { judge } from '../exchange.ts';
import type { Creature, Hero, State } from '../state.ts';
import { type Variants, variantsOf } from '../variants.ts';

const MOST_DIFFERENCE = 40;
const MEAN_GAPS = new Map<number, number>();
const WRITTEN: Variants = variantsOf({});

/** Mean gap of the exchanges a hero loses, by the difference of the two values. */
export function meanLosingGap(difference: number): number {
  const bounded = Math.max(-MOST_DIFFERENCE, Math.min(MOST_DIFFERENCE, difference));
  const known = MEAN_GAPS.get(bounded);
  if (known !== undefined) return known;
  const side = (value: number) => ({ value, damage: 0, atk: 0, armour: 0 });
  let lost = 0;
  let gaps = 0;
  for (let hero = 1; hero <= 20; hero++)
    for (let creature = 1; creature <= 20; creature++) {
      const { winner, gap } = judge({ hero: side(bounded), creature: side(0), dice: { hero, creature } }, WRITTEN);
      if (winner !== 'creature') continue;
      lost++;
      gaps += gap;
    }
  const mean = gaps / lost;
  MEAN_GAPS.set(bounded, mean);
  return mean;
}

/** PV that a hit of the creature costs, on average, when the hero fights with an attack. */
export function expectedHit(
  state: State,
  hero: Hero,
  { creature, attack, stoneSkin }: { creature: Creature; attack: Attack; stoneSkin: boolean },
): number {
  const gap = meanLosingGap(heroValue(hero, attack, state.variants) - creature.car);
  const armour = wornArmour(hero) + shieldOf(hero, attack) + (stoneSkin ? STONE_SKIN : 0);
  return Math.max(0, gap + creature.damage + creature.atk - armour);
}
