import { type Item, isSpell, type WithContent } from '../content/index.ts';
import type { C50Attack } from '../events.ts';
import { attackDamage, attacksOf, characteristicOf, heroValue, isRanged } from '../fight/attack.ts';
import { type Characteristic, type Hero, isMage, type Known } from '../state.ts';

/** The characteristic a class fights with: that of what it starts with. */
export function attackCharacteristic(g: WithContent, hero: Hero): Characteristic {
  const { magic, weapons } = g.content.classes[hero.classe]!;
  return magic || weapons[0] === undefined ? 'int' : characteristicOf(g, hero, { kind: 'weapon', id: weapons[0] });
}

/** Half a point: where two attacks are as good, the fight is opened from afar (C50-CBT-08). */
const OPENING = 0.5;

/** C50-BAL-02: the best characteristic + damage; scrolls stay in the bag. */
export function bestAttack(g: Known, hero: Hero, exchange: number): C50Attack {
  const { variants } = g.state;
  const attacks = attacksOf(g, hero).filter((a) => a.kind !== 'scroll');
  const score = (attack: C50Attack) =>
    heroValue(g, hero, { attack, variants }) +
    attackDamage(g, { attack, variants }) +
    (exchange === 1 && isRanged(g, attack) ? OPENING : 0);
  return attacks.reduce((best, attack) => (score(attack) > score(best) ? attack : best));
}

/** What a class fights with for good: weapons of its characteristic, or for a Mage the scrolls of spells still to learn. */
export function isArm(g: WithContent, hero: Hero, item: Item): boolean {
  if (item.kind === 'weapon')
    return !isMage(g, hero) && characteristicOf(g, hero, item) === attackCharacteristic(g, hero);
  return isMage(g, hero) && item.kind === 'scroll' && isSpell(g, item.id) && !hero.spells.includes(item.id);
}

export function powerOf({ content }: WithContent, item: Item): number {
  if (item.kind === 'weapon') return content.weapons[item.id]!.damage;
  return item.kind === 'scroll' ? (content.spells[item.id]?.damage ?? 0) : 0;
}

/** The damage of each arm a hero owns: a spell in memory, or in a scroll about to be learnt, is one. */
export function armsOf(g: WithContent, hero: Hero): readonly number[] {
  const { spells, weapons } = g.content;
  if (isMage(g, hero))
    return [...hero.spells, ...hero.scrolls.filter((id) => isSpell(g, id))].map((id) => spells[id]!.damage);
  return hero.weapons.filter((id) => isArm(g, hero, { kind: 'weapon', id })).map((id) => weapons[id]!.damage);
}
