import type { RuleId } from '@souterrain/catalog';
import { ask, askSome, option, type Rule, type SeatId } from '@souterrain/kernel';
import { type CardId, isJoker, type SuitedCard } from '../cards/index.ts';
import type { Figure } from '../state.ts';
import { figure, number } from '../text/asked.ts';
import { defineWords } from '../text/catalogue.ts';
import { offered, one } from '../text/offers.ts';
import type { Crawl } from '../world/crawl.ts';
import { discard, drawHeld } from './draw.ts';

/** Cards a hero drew for its initiative, its jokers decided (AD1-INIT-11), the rest still to choose from. */
export interface Hand {
  readonly hero: Figure;
  /** How many turns it gives (AD1-INIT-08, AD2-XROUND-04). */
  readonly turns: number;
  readonly free: CardId[];
  rest: readonly SuitedCard[];
}

interface HandOrder {
  readonly count: number;
  readonly rule: RuleId;
}

export const emptyHand = (hero: Figure, turns: number): Hand => ({ hero, turns, free: [], rest: NONE });

const NONE: readonly SuitedCard[] = [];

/** AD1-INIT-02: all at once; then each joker is kept, or taken as a free initiative (AD1-INIT-10). */
export function* drawHand(g: Crawl, hand: Hand, order: HandOrder): Rule<void> {
  let cards = yield* drawHeld(g, orderFor(hand, order));
  for (;;) {
    hand.rest = [...hand.rest, ...cards.filter(isSuited)];
    for (const joker of cards.filter(isJoker)) yield* decideJoker(g, hand, joker);
    // AD1-INIT-27: the free initiative is the card used.
    if (hand.free.length >= hand.turns) {
      discard(g, hand.rest, ['AD1-INIT-27']);
      hand.rest = NONE;
    }
    // AD1-INIT-12, AD1-INIT-13, AD2-XROUND-05: a new card where jokers were all there was.
    if (hand.free.length + hand.rest.length > 0) return;
    cards = yield* drawHeld(g, orderFor(hand, { count: 1, rule: order.rule }));
  }
}

const isSuited = (card: CardId): card is SuitedCard => !isJoker(card);

const orderFor = ({ hero }: Hand, { count, rule }: HandOrder) =>
  ({ seat: hero.hero!.seat, rule, reason: 'initiative', figure: hero.id, group: undefined, count }) as const;

function* decideJoker(g: Crawl, hand: Hand, card: CardId): Rule<void> {
  const { hero, turns, free } = hand;
  if (free.length >= turns) {
    discard(g, [card], ['AD1-INIT-27']);
    return;
  }
  const use = yield* ask({
    id: 'joker',
    seat: hero.hero!.seat,
    rule: 'AD1-INIT-10',
    params: { figure: hero.id, card },
    options: JOKER_USES,
  });
  if (use === 'libre') free.push(card);
  else g.emit({ type: 'jokerKept', figure: hero.id, card, rules: ['AD1-INIT-10', 'AD1-INIT-14'] });
}

const JOKER_USES = [option('garder', 'garder' as const), option('initiative-libre', 'libre' as const)];

/** The cards used where there is nothing to choose: what most hands are. */
export function keptOf({ turns, free, rest }: Hand): readonly CardId[] | undefined {
  if (rest.length > turns - free.length) return undefined;
  return free.length > 0 ? [...free, ...rest] : rest;
}

/** AD1-INIT-05: the cards used, once the groups' are known; the others are discarded. */
export function* settleHand(g: Crawl, { hero, turns, free, rest }: Hand): Rule<readonly CardId[]> {
  const used = yield* keepCards(g, { seat: hero.hero!.seat, cards: rest, count: turns - free.length, who: hero.id });
  return [...free, ...used];
}

/** The player keeps so many of these cards and discards the others. */
export function* keepCards(
  g: Crawl,
  { seat, cards, count, who }: { seat: SeatId; cards: readonly CardId[]; count: number; who: string },
): Rule<readonly CardId[]> {
  if (cards.length <= count) return cards;
  const question = {
    id: 'carte-d-initiative',
    seat,
    rule: 'AD1-INIT-05',
    params: { who, count },
    options: cards.map((card) => option(`carte-${card}`, card, { label: 'carte', params: { card }, at: { card } })),
  } as const;
  const kept = count === 1 ? [yield* ask(question)] : yield* askSome(question, { min: count, max: count });
  discard(
    g,
    cards.filter((card) => !kept.includes(card)),
    ['AD1-INIT-05'],
  );
  return kept;
}

export const handWords = defineWords({
  prompts: {
    joker: {
      fr: (a) => `Un joker pour ${figure(a)} : quel usage ?`,
      en: (a) => `A joker for ${figure(a)}: what is it for?`,
    },
    'carte-d-initiative': {
      fr: (a) => {
        const who = String(a.params.who);
        const name = /^h\d+$/.test(who) ? a.figure(who) : a.group(who);
        return `Initiative, ${name} : ${number(a, 'count') > 1 ? 'quelles cartes garder' : 'quelle carte garder'} ?`;
      },
      en: (a) => {
        const who = String(a.params.who);
        const name = /^h\d+$/.test(who) ? a.figure(who) : a.group(who);
        return `Initiative, ${name}: which ${number(a, 'count') > 1 ? 'cards' : 'card'} to keep?`;
      },
    },
  },
  labels: {
    'joker/garder': { fr: ['Le garder', 'pour bénir ou maudire un jet'], en: ['Keep it', 'to bless or curse a roll'] },
    'joker/initiative-libre': {
      fr: ['Initiative libre', 'jouer quand bon semble ce Round'],
      en: ['Free initiative', 'play at any time this Round'],
    },
    carte: (o) => one(offered(o)),
  },
});
