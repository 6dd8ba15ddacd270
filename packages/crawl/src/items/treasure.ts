import type { RuleId } from '@souterrain/catalog';
import { ask, option, type Rule } from '@souterrain/kernel';
import { type Rank, rankOf, type SuitedCard, suitOf } from '../cards/index.ts';
import type { Stocked } from '../content/content.ts';
import type { Gift, ScenarioEntry, TreasureRow } from '../content/types.ts';
import { extraCards } from '../exploration/extra-cards.ts';
import { knownScenario } from '../exploration/scenario.ts';
import { drawCard } from '../rounds/draw.ts';
import type { Figure } from '../state.ts';
import { defineWords } from '../text/catalogue.ts';
import { chosen, one } from '../text/offers.ts';
import type { Crawl } from '../world/crawl.ts';
import { giveDeniers, giveGift } from './gifts.ts';

/** AD1-TRES-15. */
export const TYPE_OF: Readonly<Record<Rank, string>> = {
  '2': 'mineur',
  '3': 'mineur',
  '4': 'mineur',
  '5': 'mineur',
  '6': 'mineur',
  '7': 'consommable',
  '8': 'consommable',
  '9': 'commun',
  '10': 'commun',
  valet: 'objet-magique',
  dame: 'armure-magique',
  roi: 'arme-magique',
  as: 'exceptionnel',
};

/** AD1-TRES-14 to AD1-TRES-20: draws the type (unless imposed), then the treasure, and gives it. */
export function* revealTreasure(
  g: Crawl,
  hero: Figure,
  { type, cards: found }: { type: string | null; cards: 1 | 2 },
): Rule<void> {
  const cards = found + extraCards(g, hero, 'treasureCards');
  // AD1-TRES-10: an imposed type leaves the two cards to its table.
  if (type !== null) return yield* fromTable(g, hero, { table: type, cards });
  const rule = 'AD1-TRES-14';
  const drawn = yield* drawSome(g, hero, { cards, rule });
  const kept = yield* keepOne(g, hero, { drawn, table: null });
  const gives = typeFor(g, kept);
  g.emit({
    type: 'treasureDrawn',
    figure: hero.id,
    table: null,
    cards: drawn,
    kept,
    gives,
    rules: [rule, 'AD1-TRES-15'],
  });
  // AD1-TRES-16: an item may be imposed on a card.
  if (!g.content.tables[gives])
    return yield* giveGift(g, hero, { gift: { item: gives }, card: kept, rules: ['AD1-TRES-16'] });
  yield* fromTable(g, hero, { table: gives, cards: 1 });
}

const typeFor = (g: Crawl, card: SuitedCard): string =>
  treasuresOf(g).treasures?.[rankOf(card)] ?? TYPE_OF[rankOf(card)];

/** AD1-TRES-16, AD1-TRES-18: what the scenario changes. */
const treasuresOf = (g: Crawl): Pick<ScenarioEntry, 'treasures' | 'treasureRows'> => knownScenario(g) ?? {};

function* drawSome(
  g: Crawl,
  hero: Figure,
  { cards, rule }: { cards: number; rule: RuleId },
): Rule<readonly SuitedCard[]> {
  const { seat } = hero.hero!;
  const drawn: SuitedCard[] = [];
  for (let i = 0; i < cards; i++) drawn.push(yield* drawCard(g, { seat, rule, reason: 'tresor', figure: hero.id }));
  return drawn;
}

/** AD1-TRES-10. */
function* keepOne(
  g: Crawl,
  hero: Figure,
  { drawn, table }: { drawn: readonly SuitedCard[]; table: string | null },
): Rule<SuitedCard> {
  return yield* ask({
    id: 'garder-la-carte',
    seat: hero.hero!.seat,
    rule: 'AD1-TRES-10',
    params: { table: table ?? '' },
    options: drawn.map((card) =>
      option(card, card, { label: 'carte', params: { card, gives: table ?? typeFor(g, card) }, at: { card } }),
    ),
  });
}

interface TableDraw {
  readonly table: string;
  readonly cards: number;
  /** The gift that asked for this draw: drawn again, it gives something else (AD1-TCON-08). */
  readonly from?: Gift;
}

function* fromTable(g: Crawl, hero: Figure, { table, cards, from }: TableDraw): Rule<void> {
  const drawn = yield* drawSome(g, hero, { cards, rule: 'AD1-TRES-17' });
  const kept = yield* keepOne(g, hero, { drawn, table });
  const rank = rankOf(kept);
  g.emit({
    type: 'treasureDrawn',
    figure: hero.id,
    table,
    cards: drawn,
    kept,
    gives: rank,
    rules: ['AD1-TRES-17', 'AD1-TRES-18'],
  });
  const row = treasuresOf(g).treasureRows?.[table]?.[rank] ?? g.content.tables[table]!.rows[rank];
  for (const gift of giftsOf(row, kept)) {
    if ('again' in gift) yield* drawAgain(g, hero, { gift, isRepeat: gift === from });
    else yield* giveGift(g, hero, { gift, card: kept, rules: ['AD1-TRES-20'] });
  }
}

function* drawAgain(
  g: Crawl,
  hero: Figure,
  { gift, isRepeat }: { gift: Extract<Gift, { again: string }>; isRepeat: boolean },
): Rule<void> {
  if (isRepeat && gift.instead) return yield* giveDeniers(g, hero, { amount: gift.instead, rules: ['AD1-TCON-08'] });
  for (let i = 0; i < gift.count; i++) yield* fromTable(g, hero, { table: gift.again, cards: 1, from: gift });
}

/** AD1-TRES-18: the suit picks the gifts where the row lists suits. */
const giftsOf = (row: TreasureRow, card: SuitedCard): readonly Gift[] => ('coeur' in row ? row[suitOf(card)] : row);

/** AD1-TRES-19, AD1-TOWN-04: valuables at full value, the rest at half, rounded down; null cannot be sold. */
export function salePrice(g: Stocked, item: Worthy): number | null {
  const worth = worthOf(g, item);
  if (worth === null) return null;
  return g.content.items[item.base]!.kind === 'valeur' ? worth : Math.floor(worth / 2);
}

interface Worthy {
  readonly base: string;
  readonly value?: number | undefined;
}

/** AD1-TCOM-10: some things are sold as if they had cost more. */
export const worthOf = (g: Stocked, { base, value }: Worthy): number | null =>
  value ?? g.content.items[base]!.resale ?? g.content.items[base]!.price;

export const treasureWords = defineWords({
  prompts: {
    'garder-la-carte': {
      fr: 'Deux cartes de trésor : laquelle garder ?',
      en: 'Two treasure cards: which one is kept?',
    },
  },
  labels: { 'garder-la-carte/carte': (o) => one(o.card(String(o.option.params.card)), chosen(o, 'gives')) },
});
