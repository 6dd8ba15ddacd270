import type { RuleId } from '@souterrain/catalog';
import { ask, option, type Rule, roll, rollOne, sum, type Term } from '@souterrain/kernel';
import { type SuitedCard, suitOf } from '../cards/index.ts';
import type { Amount, Gift, ItemEntry } from '../content/types.ts';
import type { Figure } from '../state.ts';
import { thing } from '../text/asked.ts';
import { defineWords } from '../text/catalogue.ts';
import { chosen, facts, one } from '../text/offers.ts';
import type { Crawl } from '../world/crawl.ts';
import { giveItem } from './inventory.ts';
import { entryOf } from './slots.ts';
import type { NewItem } from './whole.ts';

type Given = Exclude<Gift, { again: string }>;

/** AD1-TRES-20: what a row gives goes to the hero who revealed it. */
export function* giveGift(
  g: Crawl,
  hero: Figure,
  { gift, card, rules }: { gift: Given; card: SuitedCard; rules: readonly RuleId[] },
): Rule<void> {
  if ('deniers' in gift) return yield* giveDeniers(g, hero, { amount: gift.deniers, rules });
  const entry = entryOf(g, { base: gift.item });
  const { seat } = hero.hero!;
  const count = gift.count ?? entry.charges;
  const charges = count === 'd6' ? yield* rollOne(g, { seat, sides: 6, rule: 'AD1-TRES-18' }) : count;
  const value = gift.value && totalOf(yield* rolled(g, hero, gift.value));
  const slot = entry.slots && (yield* chooseSlot(hero, entry));
  const item: NewItem = {
    base: gift.item,
    ...(charges === undefined ? {} : { charges }),
    ...(value === undefined ? {} : { value }),
    ...(slot ? { slot } : {}),
    ...(gift.suited ? { enchantment: enchantmentOf(entry, card) } : {}),
    // AD1-ARME-19: ammunition only if the treasure says so.
    ...(usesAmmunition(entry) && !gift.ammunition ? { dry: true } : {}),
  };
  giveItem(g, hero, item, rules);
}

const usesAmmunition = (entry: ItemEntry): boolean => entry.attacks?.some((attack) => attack.ammunition) === true;

/** AD1-TARM-02, AD1-TWEA-02: by suit; Carreau and Trèfle of a renowned protection are permanent. */
function enchantmentOf(entry: ItemEntry, card: SuitedCard): string {
  const suit = suitOf(card);
  if (entry.kind === 'arme') return `enchantement-arme-${suit}`;
  const isPermanent = entry.renowned && (suit === 'carreau' || suit === 'trefle');
  return `enchantement-${isPermanent ? 'renom' : 'armure'}-${suit}`;
}

/** AD1-TARM-01: the finder says what a renowned piece is. */
function* chooseSlot(hero: Figure, entry: ItemEntry): Rule<string> {
  return yield* ask<string>({
    id: 'quelle-piece',
    seat: hero.hero!.seat,
    rule: 'AD1-TARM-01',
    params: { item: entry.id },
    options: entry.slots!.map((slot) => option(slot, slot)),
  });
}

/** AD1-TRES-18: dice of a row are summed normally. */
function* rolled(g: Crawl, hero: Figure, { dice, times, plus }: Amount): Rule<readonly Term[]> {
  const faces = yield* roll(g, { seat: hero.hero!.seat, count: dice, sides: 6, rule: 'AD1-TRES-18' });
  const terms: Term[] = faces.map((face) => ({ label: 'de', value: face * times, rule: 'AD1-TRES-18' }));
  if (plus !== 0) terms.push({ label: 'fixe', value: plus, rule: 'AD1-TRES-18' });
  return terms;
}

const totalOf = (terms: readonly Term[]): number => sum('valeur', terms).total;

export function* giveDeniers(
  g: Crawl,
  hero: Figure,
  { amount, rules }: { amount: Amount; rules: readonly RuleId[] },
): Rule<void> {
  const earned = sum('deniers', yield* rolled(g, hero, amount));
  g.emit({
    type: 'deniersFound',
    figure: hero.id,
    deniers: earned.total,
    rules: [...rules, 'AD1-TRES-18'],
    sums: [earned],
  });
}

export const giftWords = defineWords({
  prompts: {
    'quelle-piece': {
      fr: (a) => `${thing(a)} : à quelle place se porte cette pièce ?`,
      en: (a) => `${thing(a)}: where is this piece worn?`,
    },
  },
  labels: { equiper: (o) => one(chosen(o), facts(o)) },
});
