import { ask, option, type Rule, rollOne } from '@souterrain/kernel';
import { deFr as de } from '@souterrain/words';
import type { Stocked } from '../content/content.ts';
import type { SlotName } from '../content/types.ts';
import { withSante } from '../items/inventory.ts';
import type { Figure, Item } from '../state.ts';
import { figure } from '../text/asked.ts';
import { defineWords } from '../text/catalogue.ts';
import { chosen, one } from '../text/offers.ts';
import type { Crawl } from '../world/crawl.ts';

/**
 * AD1-GRAVE-08, AD2-BGRAV-13: a piece of equipment breaks, chosen by the player when the card has the suit of its
 * Arcane.
 */
export function* breakGear(g: Crawl, hero: Figure, chosen: boolean): Rule<void> {
  const worn = hero.hero!.sheet.items.filter(
    (i) => i.place === 'equipe' && !i.broken && !i.boxed && orderOf(g, i) >= 0,
  );
  if (worn.length === 0) return;
  const item = chosen ? yield* pick(hero, worn) : yield* first(g, hero, worn);
  withSante(g, hero, () =>
    g.emit({ type: 'gearBroken', figure: hero.id, item: item.id, base: item.base, rules: ['AD1-GRAVE-08'] }),
  );
}

function* pick(hero: Figure, items: readonly Item[]): Rule<Item> {
  return yield* ask({
    id: 'objet-a-briser',
    seat: hero.hero!.seat,
    rule: 'AD1-GRAVE-08',
    params: { figure: hero.id },
    options: items.map((item) =>
      option(`briser-${item.id}`, item, { label: 'briser', params: { item: item.base }, at: { item: item.id } }),
    ),
  });
}

function* first(g: Crawl, hero: Figure, items: readonly Item[]): Rule<Item> {
  const plain = items.filter((item) => !isMagic(g, item));
  const among = plain.length > 0 ? plain : items;
  const lowest = Math.min(...among.map((item) => orderOf(g, item)));
  const equals = among.filter((item) => orderOf(g, item) === lowest);
  if (equals.length === 1) return equals[0]!;
  const face = yield* rollOne(g, { seat: hero.hero!.seat, sides: equals.length, rule: 'AD1-GRAVE-08' });
  return equals[face - 1]!;
}

const isMagic = (g: Stocked, item: Item): boolean =>
  g.content.items[item.base]?.magic === true || item.enchantment !== undefined;

/** AD2-BGRAV-10: shield, weapon, garment, armour, other item in hand, then the slots. */
const SLOTS: readonly (SlotName | undefined)[] = [
  'vetement',
  'armure',
  'main',
  'tete',
  'gants',
  'bottes',
  'talisman',
  'anneau',
  'ceinture',
  'sac',
];

function orderOf(g: Stocked, item: Item): number {
  const entry = g.content.items[item.base];
  if (entry?.kind === 'bouclier') return 0;
  if (entry?.kind === 'arme') return 1;
  const slot = SLOTS.indexOf((item.slot as SlotName | undefined) ?? entry?.slot);
  return slot < 0 ? -1 : slot + 2;
}

export const gearWords = defineWords({
  prompts: {
    'objet-a-briser': {
      fr: (a) => `Quel objet ${de(figure(a))} se brise ?`,
      en: (a) => `Which item of ${figure(a)} breaks?`,
    },
  },
  labels: {
    briser: {
      fr: (o) => one(o.option.params.item === undefined ? 'Briser l’amulette' : chosen(o)),
      en: (o) => one(o.option.params.item === undefined ? 'Break the amulet' : chosen(o)),
    },
  },
});
