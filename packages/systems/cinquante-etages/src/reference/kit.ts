import type { Option } from '@souterrain/kernel';
import { ARMOURS, type ArmourId } from '../content/armours.ts';
import { MEMORY } from '../content/classes.ts';
import { SPELLS, type SpellId } from '../content/spells.ts';
import type { Item } from '../events.ts';
import type { Hero } from '../state.ts';
import { isArm, powerOf } from './gear.ts';
import { bestOf, firstOf } from './options.ts';
import { nextPoint } from './points.ts';
import type { Build } from './style.ts';

/** Free actions: put on the best armour, learn what is worth learning, spend points; potions wait for a fight. */
export function freeActionChoice(hero: Hero, options: readonly Option[], build: Build): number {
  const useful = bestOf(options, (o) => usefulness(hero, o));
  if (usefulness(hero, options[useful]!) > 0) return useful;
  const point = firstOf(options, [`investir-${nextPoint(hero, build)}`]);
  return point >= 0 ? point : firstOf(options, ['passer']);
}

function usefulness(hero: Hero, { label, params }: Option): number {
  if (label === 'porter') return 100 + ARMOURS[params!.armour as ArmourId].value;
  return label === 'apprendre' ? learning(hero, params!.spell as SpellId) : 0;
}

/** C50-MAG-04: with a full memory, only for better than the weakest spell in it. */
function learning(hero: Hero, spell: SpellId): number {
  const full = hero.spells.length >= MEMORY;
  const weakest = full ? Math.min(...hero.spells.map((s) => SPELLS[s].damage)) : 0;
  return Math.max(0, SPELLS[spell].damage - weakest);
}

export const forgetChoice = (options: readonly Option[]): number =>
  bestOf(options, (o) => -SPELLS[o.value as SpellId].damage);

/** C50-TRE-03: the strongest arm of the class; a Mage who knows both spells takes one more copy. */
export function rarityChoice(hero: Hero, options: readonly Option[]): number {
  const worth = (item: Item) => (isArm(hero, item) ? 100 + powerOf(item) : item.kind === 'scroll' ? 1 : 0);
  return bestOf(options, (o) => worth(o.value as Item));
}
