import type { RuleId } from '@souterrain/catalog';
import { ask, option, type Rule } from '@souterrain/kernel';
import { deFr as de } from '@souterrain/words';
import { placeItems } from '../items/inventory.ts';
import type { Figure, Item } from '../state.ts';
import { figure } from '../text/asked.ts';
import { defineWords } from '../text/catalogue.ts';
import { chosen, one } from '../text/offers.ts';
import type { Crawl } from '../world/crawl.ts';
import { isSound } from './wounds.ts';

/** AD1-GRAVE-13, AD1-GRAVE-17: one hand is struck, the other one the second time, and lets go of what it holds. */
export function* loseHand(g: Crawl, hero: Figure, { wound, rule }: { wound: string; rule: RuleId }): Rule<void> {
  const hand = yield* struckHand(g, hero, rule);
  g.emit({ type: 'woundGained', figure: hero.id, wound: { id: wound, hand }, rules: [rule] });
  const dropped = heldIn(hero, hand).map((item) => ({ item: item.id, place: 'porte' as const }));
  if (dropped.length > 0) placeItems(g, hero, dropped, [rule]);
}

const heldIn = (hero: Figure, hand: number): readonly Item[] =>
  hero.hero!.sheet.items.filter((item) => item.place === 'equipe' && item.hands?.includes(hand));

/** The player chooses which item is let go; an empty hand spares both. */
function* struckHand(_g: Crawl, hero: Figure, rule: RuleId): Rule<number> {
  const sound = [1, 0].filter((hand) => isSound(hero, hand));
  if (sound.length === 0) return 0;
  const empty = sound.find((hand) => heldIn(hero, hand).length === 0);
  if (empty !== undefined) return empty;
  const items = new Map(sound.map((hand) => [heldIn(hero, hand)[0]!, hand]));
  return yield* ask({
    id: 'lacher',
    seat: hero.hero!.seat,
    rule,
    params: { figure: hero.id },
    options: [...items].map(([item, hand]) =>
      option(`lacher-${item.id}`, hand, { label: 'lacher', params: { item: item.base }, at: { item: item.id } }),
    ),
  });
}

export const handLossWords = defineWords({
  prompts: {
    lacher: {
      fr: (a) => `Une main ${de(figure(a))} est touchée : que lâche-t-elle ?`,
      en: (a) => `A hand of ${figure(a)} is struck: what does it drop?`,
    },
  },
  labels: { lacher: { fr: (o) => one(`Lâcher : ${chosen(o)}`), en: (o) => one(`Drop: ${chosen(o)}`) } },
});
