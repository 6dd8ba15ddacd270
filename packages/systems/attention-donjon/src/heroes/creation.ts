import { type CardId, DECK, isJoker, type SuitedCard } from '@souterrain/crawl';
import { freeCareerTalent } from '@souterrain/crawl/heroes/acquire';
import { heroIdOf } from '@souterrain/crawl/heroes/figure';
import { buyAtCreation } from '@souterrain/crawl/heroes/purchases';
import { spendXp } from '@souterrain/crawl/heroes/xp';
import { figureOf } from '@souterrain/crawl/state';
import { ask, draw, option, type Rule, type SeatId } from '@souterrain/kernel';
import { ATTRIBUTES, type Attribute } from '../figures/traits.ts';
import type { AD1 } from '../state.ts';
import { ATTRIBUTE_VALUES, newSheet, POINTS_TO_SHARE, STARTING_DENIERS, STARTING_XP } from './build.ts';
import { type Career, careersFor } from './careers.ts';
import { ORIGINS, type Origin } from './origins.ts';

/** AD1-HERO-02: one hero, step by step, as decisions. AD1-HERO-15: its name is the one its player came with. */
export function* createHero(g: AD1, seat: SeatId): Rule<void> {
  const attributes = yield* shareAttributes(seat);
  const sante = yield* shareSante(seat);
  const { origin, raise } = yield* chooseOrigin(seat);
  const career = yield* chooseCareer(seat, origin);
  const arcane = yield* chooseArcane(g, seat);
  const name = g.state.players[seat]?.name ?? '';
  const sheet = newSheet(
    { name, attributes, sante, heroisme: POINTS_TO_SHARE - sante, origin: origin.id, raise, career: career.id, arcane },
    g.state.variants.dwarfEndurant,
  );
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

/** AD1-HERO-03: the highest values first; those left over are 2. */
function* shareAttributes(seat: SeatId): Rule<Record<Attribute, number>> {
  const values: Partial<Record<Attribute, number>> = {};
  for (const value of ATTRIBUTE_VALUES) {
    const left = ATTRIBUTES.filter((attribute) => values[attribute] === undefined);
    // Equal values are not told apart.
    const attribute =
      value === 2
        ? left[0]!
        : yield* ask({
            id: 'attribut',
            seat,
            rule: 'AD1-HERO-03',
            params: { value },
            options: left.map((a) => option(a, a, { label: `trait-${a}` })),
          });
    values[attribute] = value;
  }
  return values as Record<Attribute, number>;
}

/** AD1-HERO-07: at least one point in each. */
function* shareSante(seat: SeatId): Rule<number> {
  const shares = Array.from({ length: POINTS_TO_SHARE - 1 }, (_, i) => POINTS_TO_SHARE - 1 - i);
  return yield* ask({
    id: 'sante-et-heroisme',
    seat,
    rule: 'AD1-HERO-07',
    options: shares.map((sante) =>
      option(`sante-${sante}`, sante, { label: 'sante', params: { sante, heroisme: POINTS_TO_SHARE - sante } }),
    ),
  });
}

function* chooseOrigin(seat: SeatId): Rule<{ readonly origin: Origin; readonly raise: Attribute }> {
  const origin = yield* ask({
    id: 'origine',
    seat,
    rule: 'AD1-HERO-10',
    options: Object.values(ORIGINS).map((o) => option(o.id, o, { label: `origine-${o.id}` })),
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

function* chooseCareer(seat: SeatId, origin: Origin): Rule<Career> {
  return yield* ask({
    id: 'carriere',
    seat,
    rule: 'AD1-HERO-11',
    options: careersFor(origin.id).map((c) => option(c.id, c, { label: `carriere-${c.id}` })),
  });
}

/** AD1-HERO-12, AD1-HERO-13: three cards of a whole deck, jokers replaced. */
function* chooseArcane(g: AD1, seat: SeatId): Rule<SuitedCard> {
  const seen: CardId[] = [];
  const cards: SuitedCard[] = [];
  while (cards.length < 3) {
    const from = DECK.filter((card) => !seen.includes(card));
    const drawn = yield* draw({
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
