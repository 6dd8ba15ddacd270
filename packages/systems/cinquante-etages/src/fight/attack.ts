import { isSpell, type WithContent } from '../content/index.ts';
import type { C50Attack } from '../events.ts';
import { CAP } from '../heroes/points.ts';
import { type Characteristic, type Hero, isMage } from '../state.ts';
import type { Variants } from '../variants.ts';

export const UNARMED: C50Attack = { kind: 'unarmed', id: 'mains-nues' };

/** C50-CBT-05: everything carried, chosen anew at each exchange; C50-JET-12: scrolls for all, memory for the Mage. */
export function attacksOf(g: WithContent, hero: Hero): readonly C50Attack[] {
  const attacks: C50Attack[] = [];
  const { weapons, scrolls } = hero;
  weapons.forEach((id, i) => {
    if (weapons.indexOf(id) === i) attacks.push({ kind: 'weapon', id });
  });
  for (const id of hero.spells) attacks.push({ kind: 'spell', id });
  scrolls.forEach((id, i) => {
    if (isSpell(g, id) && scrolls.indexOf(id) === i) attacks.push({ kind: 'scroll', id });
  });
  attacks.push(UNARMED);
  return attacks;
}

export const isMagic = (attack: C50Attack): attack is Extract<C50Attack, { kind: 'spell' | 'scroll' }> =>
  attack.kind === 'spell' || attack.kind === 'scroll';

/** C50-JET-05 to C50-JET-09, C50-JET-19: the characteristic an attack rolls (C50-CAR-02, C50-CAR-03, C50-CAR-05). */
export function characteristicOf({ content }: WithContent, hero: Hero, attack: C50Attack): Characteristic {
  if (isMagic(attack)) return 'int';
  if (attack.kind === 'unarmed') return hero.car.for >= hero.car.agi ? 'for' : 'agi';
  return content.weapons[attack.id]!.category === 'lourde' ? 'for' : 'agi';
}

/** What is fought with, and by which reading of the rules. */
export interface Way {
  readonly attack: C50Attack;
  readonly variants: Variants;
}

/** C50-JET-10: +2 for a non-Mage who casts; C50-Q-11 reads it as a penalty, C50-Q-12 keeps the roll under the cap. */
export function magicModifier(g: WithContent, hero: Hero, { attack, variants }: Way): number {
  const { nonMageMagic, magicCap } = variants;
  if (!isMagic(attack) || isMage(g, hero)) return 0;
  const modifier = nonMageMagic === 'bonus' ? 2 : -2;
  // C50-JET-11: after the cap of 16, so up to 18.
  return magicCap === 'yes' ? Math.min(CAP, hero.car.int + modifier) - hero.car.int : modifier;
}

export const heroValue = (g: WithContent, hero: Hero, way: Way): number =>
  hero.car[characteristicOf(g, hero, way.attack)] + magicModifier(g, hero, way);

/** C50-DEG-03: fixed, never rolled. C50-MAG-02: a spell's stands for a weapon's. */
export function attackDamage({ content }: WithContent, { attack, variants }: Way): number {
  if (attack.kind === 'unarmed') return 0;
  if (attack.kind === 'weapon') return content.weapons[attack.id]!.damage;
  const { damage, piercing } = content.spells[attack.id]!;
  return variants.magicArmour === 'ignored' ? piercing : damage;
}

export const isRanged = ({ content }: WithContent, attack: C50Attack): boolean =>
  attack.kind === 'weapon' && content.weapons[attack.id]!.category === 'distance';

/** C50-EQP-03: a Targe counts without a heavy weapon, never for a Mage, and two do not stack. */
export function shieldOf({ content }: WithContent, hero: Hero, attack: C50Attack): number {
  const { weapons, classes, targe } = content;
  const heavy = attack.kind === 'weapon' && weapons[attack.id]!.category === 'lourde';
  return hero.shields > 0 && !heavy && classes[hero.classe]!.shieldAllowed ? targe.value : 0;
}

export const wornArmour = ({ content }: WithContent, hero: Hero): number =>
  hero.worn === null ? 0 : content.armours[hero.worn]!.value;

/** C50-MAG-06, C50-CBT-09. */
export const STONE_SKIN = 3;
