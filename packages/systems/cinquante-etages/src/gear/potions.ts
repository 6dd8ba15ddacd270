import { ask, option, type Rule, type Term } from '@souterrain/kernel';
import type { WithContent } from '../content/index.ts';
import { heal, isHurt } from '../heroes/health.ts';
import type { C50, Hero } from '../state.ts';
import { hasRoomForPotion } from './items.ts';

/** C50-TRE-05, C50-TRE-08. */
export function drink(g: C50, hero: Hero, potion: string): void {
  g.emit({
    type: 'itemSpent',
    seat: hero.seat,
    item: { kind: 'potion', id: potion },
    why: 'used',
    rules: ['C50-TRE-09'],
  });
  heal(g, hero, { by: 'potion', rules: ['C50-TRE-05'], terms: termsOf(g, potion) });
}

const termsOf = ({ content }: WithContent, potion: string): readonly Term[] => [
  { label: 'potion', params: { potion }, value: content.potions[potion]!.heals, rule: 'C50-TRE-05' },
];

/** C50-EQP-05: a potion that does not fit on the belt is drunk on the spot or lost. */
export function* receivePotion(
  g: C50,
  hero: Hero,
  { potion, from }: { potion: string; from: 'chest' | 'merchant' },
): Rule<void> {
  const { seat } = hero;
  if (hasRoomForPotion(hero)) {
    g.emit({ type: 'itemGained', seat, item: { kind: 'potion', id: potion }, from, rules: ['C50-EQP-05'] });
    return;
  }
  const drinks =
    isHurt(hero) &&
    (yield* ask({
      id: 'potion-en-trop',
      seat,
      rule: 'C50-EQP-05',
      params: { potion },
      options: [option('boire', true), option('laisser', false)],
    }));
  if (drinks) heal(g, hero, { by: 'potion', rules: ['C50-TRE-05', 'C50-EQP-05'], terms: termsOf(g, potion) });
  else g.emit({ type: 'potionLeft', seat, potion, rules: ['C50-EQP-05'] });
}
