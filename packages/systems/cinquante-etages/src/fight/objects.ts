import { type Option, option } from '@souterrain/kernel';
import { drink } from '../gear/potions.ts';
import { isHurt } from '../heroes/health.ts';
import { readSoin } from '../magic/spells.ts';
import { type C50, type Hero, isMage, type Known } from '../state.ts';

/** What may be used before the dice of an exchange. */
export type Help =
  | { readonly use: 'potion'; readonly potion: string }
  | { readonly use: 'soin' | 'peau-de-pierre' | 'peau-de-pierre-du-mage' | 'fumee' };

/** Stepping back is offered with them (C50-Q-23). */
export type FightObject = Help | { readonly use: 'retreat' };

const SOIN = option<FightObject>('lire-soin', { use: 'soin' });
const STONE_SCROLL = option<FightObject>('lire-peau-de-pierre', { use: 'peau-de-pierre' });
const STONE_TRAIT = option<FightObject>('peau-de-pierre', { use: 'peau-de-pierre-du-mage' });
const SMOKE = option<FightObject>('lire-fumee', { use: 'fumee' });
const RETREAT = option<FightObject>('reculer', { use: 'retreat' });

/** C50-CBT-04, C50-MAG-06, C50-MAG-07, C50-MAG-08: only what can change something. */
export function objectOptions(g: Known, hero: Hero): readonly Option<FightObject>[] {
  const { fight, variants } = g.state;
  const { kind, stoneSkin } = fight!;
  const options: Option<FightObject>[] = [];
  if (isHurt(hero)) {
    for (const potion of g.content.potionIds)
      if (hero.potions.includes(potion))
        options.push(option(`boire-${potion}`, { use: 'potion', potion }, { label: 'boire', params: { potion } }));
    if (hero.scrolls.includes('soin')) options.push(SOIN);
  }
  // C50-CBT-09: stone skin does not stack with itself.
  if (!stoneSkin) {
    if (isMage(g, hero) && !hero.stoneSkinUsed) options.push(STONE_TRAIT);
    if (hero.scrolls.includes('peau-de-pierre')) options.push(STONE_SCROLL);
  }
  if (kind !== 'guardian' && hero.scrolls.includes('fumee')) options.push(SMOKE);
  if (variants.retreat === 'on') options.push(RETREAT);
  return options;
}

export function useObject(g: C50, hero: Hero, object: Help): void {
  const { seat } = hero;
  switch (object.use) {
    case 'potion':
      return drink(g, hero, object.potion);
    case 'soin':
      return readSoin(g, hero);
    case 'peau-de-pierre':
      g.emit({ type: 'itemSpent', seat, item: { kind: 'scroll', id: object.use }, why: 'used', rules: ['C50-MAG-06'] });
      return g.emit({ type: 'stoneSkinned', seat, scroll: true, rules: ['C50-MAG-06'] });
    case 'peau-de-pierre-du-mage':
      return g.emit({ type: 'stoneSkinned', seat, scroll: false, rules: ['C50-MAG-08'] });
    case 'fumee':
      return g.emit({
        type: 'itemSpent',
        seat,
        item: { kind: 'scroll', id: object.use },
        why: 'used',
        rules: ['C50-MAG-07'],
      });
  }
}
