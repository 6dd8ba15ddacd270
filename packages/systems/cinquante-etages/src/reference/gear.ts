import { attackDamage, attacksOf, heroValue, isRanged } from '../attack.ts';
import type { ClassId } from '../content/classes.ts';
import type { WeaponCategory } from '../content/weapons.ts';
import { WEAPONS } from '../content/weapons.ts';
import type { Attack } from '../events.ts';
import type { Characteristic, Hero } from '../state.ts';
import type { Variants } from '../variants.ts';
import { K } from './k.ts';

/** The characteristic a class fights with: the one points go to first. */
export const ATTACK_CHARACTERISTIC: Readonly<Record<ClassId, Characteristic>> = {
  guerrier: 'for',
  rodeur: 'agi',
  mage: 'int',
};

/** The weapons that use it; a Mage looks for spells instead. */
export const CATEGORIES: Readonly<Record<ClassId, readonly WeaponCategory[]>> = {
  guerrier: ['lourde'],
  rodeur: ['courte', 'distance'],
  mage: [],
};

/** C50-BAL-02: the best characteristic + damage, scrolls left in the bag; the first blow from afar where it is as good (C50-CBT-08). */
export function bestAttack(hero: Hero, { exchange, variants }: { exchange: number; variants: Variants }): Attack {
  let best: Attack | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const attack of attacksOf(hero)) {
    if (attack.kind === 'scroll') continue;
    const opening = exchange === 1 && isRanged(attack) ? K.opening : 0;
    const score = heroValue(hero, attack, variants) + attackDamage(attack, variants) + opening;
    if (score > most) {
      most = score;
      best = attack;
    }
  }
  return best!;
}

/** Weapons of the class, and how many of them. */
export const classWeapons = (hero: Hero): Hero['weapons'] =>
  hero.weapons.filter((id) => CATEGORIES[hero.classe].includes(WEAPONS[id].category));
