import type { Option } from '@souterrain/kernel';
import type { Item, WithContent } from '../content/index.ts';
import { MEMORY } from '../magic/spells.ts';
import type { Hero } from '../state.ts';
import { isArm, powerOf } from './gear.ts';
import { bestOf, firstOf } from './options.ts';
import { nextPoint } from './points.ts';
import type { Build } from './style.ts';

/** Free actions: put on the best armour, learn what is worth learning, spend points; potions wait for a fight. */
export function freeActionChoice(
  g: WithContent,
  hero: Hero,
  { options, build }: { readonly options: readonly Option[]; readonly build: Build },
): number {
  const useful = bestOf(options, (o) => usefulness(g, hero, o));
  if (usefulness(g, hero, options[useful]!) > 0) return useful;
  const point = firstOf(options, [`investir-${nextPoint(g, hero, build)}`]);
  return point >= 0 ? point : firstOf(options, ['passer']);
}

function usefulness(g: WithContent, hero: Hero, { label, params }: Option): number {
  if (label === 'porter') return 100 + g.content.armours[params!.armour as string]!.value;
  return label === 'apprendre' ? learning(g, hero, params!.spell as string) : 0;
}

/** C50-MAG-04: with a full memory, only for better than the weakest spell in it. */
function learning({ content: { spells } }: WithContent, hero: Hero, spell: string): number {
  const full = hero.spells.length >= MEMORY;
  const weakest = full ? Math.min(...hero.spells.map((s) => spells[s]!.damage)) : 0;
  return Math.max(0, spells[spell]!.damage - weakest);
}

export const forgetChoice = ({ content }: WithContent, options: readonly Option[]): number =>
  bestOf(options, (o) => -content.spells[o.value as string]!.damage);

/** C50-TRE-03: the strongest arm of the class; a Mage who knows both spells takes one more copy. */
export function rarityChoice(g: WithContent, hero: Hero, options: readonly Option[]): number {
  const worth = (item: Item) => (isArm(g, hero, item) ? 100 + powerOf(g, item) : item.kind === 'scroll' ? 1 : 0);
  return bestOf(options, (o) => worth(o.value as Item));
}
