import { attackDamage, attacksOf, heroValue, isRanged } from '../attack.ts';
import type { ClassId } from '../content/classes.ts';
import { isSpell, SPELLS } from '../content/spells.ts';
import { WEAPONS, type WeaponCategory } from '../content/weapons.ts';
import type { Attack, Item } from '../events.ts';
import { type Characteristic, type Hero, isMage } from '../state.ts';
import type { Variants } from '../variants.ts';

/** The characteristic a class fights with. */
export const ATTACK_CHARACTERISTIC: Readonly<Record<ClassId, Characteristic>> = {
  guerrier: 'for',
  rodeur: 'agi',
  mage: 'int',
};

/** The weapons that use it; a Mage looks for spells instead. */
const CATEGORIES: Readonly<Record<ClassId, readonly WeaponCategory[]>> = {
  guerrier: ['lourde'],
  rodeur: ['courte', 'distance'],
  mage: [],
};

/** Half a point: where two attacks are as good, the fight is opened from afar (C50-CBT-08). */
const OPENING = 0.5;

/** C50-BAL-02: the best characteristic + damage; scrolls stay in the bag. */
export function bestAttack(hero: Hero, { exchange, variants }: { exchange: number; variants: Variants }): Attack {
  const attacks = attacksOf(hero).filter((a) => a.kind !== 'scroll');
  const score = (attack: Attack) =>
    heroValue(hero, attack, variants) +
    attackDamage(attack, variants) +
    (exchange === 1 && isRanged(attack) ? OPENING : 0);
  return attacks.reduce((best, attack) => (score(attack) > score(best) ? attack : best));
}

/** What a class fights with for good: its weapons, or for a Mage the scrolls of spells still to learn. */
export function isArm(hero: Hero, item: Item): boolean {
  if (item.kind === 'weapon') return CATEGORIES[hero.classe].includes(WEAPONS[item.id].category);
  return isMage(hero) && item.kind === 'scroll' && isSpell(item.id) && !hero.spells.includes(item.id);
}

export function powerOf(item: Item): number {
  if (item.kind === 'weapon') return WEAPONS[item.id].damage;
  return item.kind === 'scroll' && isSpell(item.id) ? SPELLS[item.id].damage : 0;
}

/** The damage of each arm a hero owns: a spell in memory, or in a scroll about to be learnt, is one. */
export function armsOf(hero: Hero): readonly number[] {
  if (isMage(hero)) return [...hero.spells, ...hero.scrolls.filter(isSpell)].map((id) => SPELLS[id].damage);
  return hero.weapons.filter((id) => isArm(hero, { kind: 'weapon', id })).map((id) => WEAPONS[id].damage);
}
