import type { RuleId } from '@souterrain/catalog';
import { ask, draw, option, type Rule, type SeatId } from '@souterrain/kernel';
import type { Labelled } from '@souterrain/words';
import { type CardId, DECK, isJoker, type SuitedCard, suitOf } from '../cards/index.ts';
import type { Attribute } from '../content/types.ts';
import { figureOf, type Sheet } from '../state.ts';
import { number } from '../text/asked.ts';
import { defineWords, type Offered } from '../text/catalogue.ts';
import { named, offered, one } from '../text/offers.ts';
import type { Crawl } from '../world/crawl.ts';
import { freeCareerTalent } from './acquire.ts';
import { ATTRIBUTES } from './attributes.ts';
import { buyAtCreation } from './buying.ts';
import { heroIdOf } from './figure.ts';
import { type Career, type Lists, type Origin, openTo } from './lists.ts';
import { STARTING_DENIERS, STARTING_XP } from './purchases.ts';
import { spendXp } from './xp.ts';

/** AD1-HERO-03: the highest values first; the lowest one is for those left over. */
export function* shareAttributes(
  seat: SeatId,
  { values, rule }: { readonly values: readonly number[]; readonly rule: RuleId },
): Rule<Record<Attribute, number>> {
  const shared: Partial<Record<Attribute, number>> = {};
  for (const value of values) {
    const left = ATTRIBUTES.filter((attribute) => shared[attribute] === undefined);
    // Equal values are not told apart.
    const attribute =
      value === values.at(-1)
        ? left[0]!
        : yield* ask({
            id: 'attribut',
            seat,
            rule,
            params: { value },
            options: left.map((a) => option(a, a, { label: `trait-${a}` })),
          });
    shared[attribute] = value;
  }
  return shared as Record<Attribute, number>;
}

/** AD1-HERO-07, AD1-HRSM-01: at least one point in each; the Santé. */
export function* shareSante(
  seat: SeatId,
  { points, rule }: { readonly points: number; readonly rule: RuleId },
): Rule<number> {
  const shares = Array.from({ length: points - 1 }, (_, i) => points - 1 - i);
  return yield* ask({
    id: 'sante-et-heroisme',
    seat,
    rule,
    options: shares.map((sante) =>
      option(`sante-${sante}`, sante, { label: 'sante', params: { sante, heroisme: points - sante } }),
    ),
  });
}

export function* chooseOrigin<O extends Origin>(
  seat: SeatId,
  origins: Readonly<Record<string, O>>,
): Rule<{ readonly origin: O; readonly raise: Attribute }> {
  const origin = yield* ask({
    id: 'origine',
    seat,
    rule: 'AD1-HERO-10',
    options: Object.values(origins).map((o) => option(o.id, o, { label: `origine-${o.id}` })),
  });
  // AD1-IMPE-02: a choice where the origin leaves one.
  const raise = yield* ask<Attribute>({
    id: 'attribut-d-origine',
    seat,
    rule: origin.rule,
    options: origin.raises.map((a) => option<Attribute>(a, a, { label: `trait-${a}` })),
  });
  return { origin, raise };
}

export function* chooseCareer(
  seat: SeatId,
  { careers, origin }: { readonly careers: Lists['careers']; readonly origin: string },
): Rule<Career> {
  return yield* ask({
    id: 'carriere',
    seat,
    rule: 'AD1-HERO-11',
    options: openTo(careers, origin).map((c) => option(c.id, c, { label: `carriere-${c.id}` })),
  });
}

/** AD1-HERO-12, AD1-HERO-13: three cards of a whole deck, jokers replaced. */
export function* chooseArcane(g: Crawl, seat: SeatId): Rule<SuitedCard> {
  const seen: CardId[] = [];
  const cards: SuitedCard[] = [];
  while (cards.length < 3) {
    const from = DECK.filter((card) => !seen.includes(card));
    const drawn = yield* draw(g, {
      deck: 'exploration',
      seat,
      from,
      count: 3 - cards.length,
      rule: 'AD1-HERO-12',
    });
    seen.push(...drawn);
    for (const card of drawn) if (!isJoker(card)) cards.push(card);
  }
  const kept = yield* ask({
    id: 'arcane',
    seat,
    rule: 'AD1-HERO-12',
    options: cards.map((card) => option(card, card, { label: 'carte', params: { card }, at: { card } })),
  });
  g.emit({ type: 'arcaneChosen', seat, cards: seen, kept, rules: ['AD1-HERO-12', 'AD1-HERO-13'] });
  return kept;
}

/** AD1-HERO-14 to AD1-HERO-21: the hero joins the game, then spends its first XP and its purse. */
export function* beginHero(
  g: Crawl,
  seat: SeatId,
  { sheet, origin, career }: { readonly sheet: Sheet; readonly origin: Origin; readonly career: Career },
): Rule<void> {
  g.emit({
    type: 'heroCreated',
    seat,
    sheet: { ...sheet, xp: STARTING_XP, deniers: STARTING_DENIERS },
    rules: ['AD1-HERO-02', 'AD1-HERO-14', 'AD1-HERO-16', 'AD1-HERO-17', origin.rule, career.rule],
  });
  const hero = figureOf(g.state, heroIdOf(seat));
  if (origin.eclectic) yield* freeCareerTalent(g, hero, 'AD1-IMPE-03');
  yield* spendXp(g, hero, 'creation');
  yield* buyAtCreation(g, hero, career);
}

function guardian(o: Offered, when: string): Labelled {
  const suit = suitOf(o.option.params.card as SuitedCard);
  return one(offered(o), `${when} ${o.suit(suit)}${o.colon}${o.name(`arcane-de-${suit}`)}`);
}

export const creationWords = defineWords({
  prompts: {
    attribut: {
      fr: (a) => `${a.who} : quel attribut vaut ${number(a, 'value')} ?`,
      en: (a) => `${a.who}: which attribute is worth ${number(a, 'value')}?`,
    },
    'attribut-d-origine': {
      fr: ({ who }) => `${who} : quel attribut augmenter par l’Origine ?`,
      en: ({ who }) => `${who}: which attribute does the Origine raise?`,
    },
    'sante-et-heroisme': {
      fr: ({ who }) => `${who} : comment répartir Santé et Héroïsme ?`,
      en: ({ who }) => `${who}: how are Santé and Héroïsme shared?`,
    },
    origine: { fr: ({ who }) => `${who} : quelle Origine ?`, en: ({ who }) => `${who}: which Origine?` },
    carriere: { fr: ({ who }) => `${who} : quelle Carrière ?`, en: ({ who }) => `${who}: which Carrière?` },
    arcane: {
      fr: ({ who }) => `${who} : quelle Arcane gardienne ?`,
      en: ({ who }) => `${who}: which Arcane gardienne?`,
    },
  },
  labels: {
    'trait-mental': {
      fr: named('mental', 'se reprendre, résister aux effets mentaux'),
      en: named('mental', 'pulling oneself together, resisting effects on the mind'),
    },
    'trait-force': {
      fr: named('force', 'frapper fort au corps à corps'),
      en: named('force', 'striking hard at close quarters'),
    },
    'trait-vigueur': {
      fr: named('vigueur', 'encaisser, récupérer, résister aux poisons'),
      en: named('vigueur', 'taking blows, recovering, resisting poison'),
    },
    // AD1-ARC-02: each edition says what the suits give.
    'arcane/carte': {
      fr: (o) => guardian(o, 'quand l’initiative est à'),
      en: (o) => guardian(o, 'when initiative falls in'),
    },
    'sante-et-heroisme/sante': ({ option: { params } }) => one(`Santé ${params.sante}, Héroïsme ${params.heroisme}`),
  },
});
