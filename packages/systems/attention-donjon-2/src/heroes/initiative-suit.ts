import { type CardId, type Figure, isJoker, SUITS, type Suit, suitOf } from '@souterrain/crawl';
import { useOnce } from '@souterrain/crawl/figures';
import { slotsOf } from '@souterrain/crawl/rounds';
import { defineWords, figure, one } from '@souterrain/crawl/text';
import { ask, option, type Params, type Rule } from '@souterrain/kernel';
import type { AD2State } from '../state.ts';
import type { AD2 } from '../world/ad2.ts';
import { powerOf } from './suit-power-words.ts';

const PLAYED = 'carte-jouee-';

/** AD2-ARCA-05: with several cards in a Round, the order in which they were played is kept. */
export function rememberCard(g: AD2, hero: Figure, card: CardId): void {
  if (slotsOf(g.state, hero.id).length > 1)
    useOnce(g, hero, { span: 'round', key: `${PLAYED}${card}`, rules: ['AD2-ARCA-05'] });
}

/** AD2-ARCA-05: the card of the turn in progress, else the last one played; before that, the one to come. */
export function currentCard(state: AD2State, hero: Figure): CardId | undefined {
  const last = hero.used.round.findLast((key) => key.startsWith(PLAYED));
  if (last) return last.slice(PLAYED.length) as CardId;
  const slots = slotsOf(state, hero.id);
  return (slots.findLast(({ status }) => status === 'joue') ?? slots[0])?.card;
}

/** AD2-ARCA-05, AD2-ARCA-15: the suit of the card; on a joker its player chooses, knowing what for. */
export function* initiativeSuit(g: AD2, hero: Figure, what: Params): Rule<Suit | undefined> {
  const card = currentCard(g.state, hero);
  if (card === undefined) return undefined;
  if (!isJoker(card)) return suitOf(card);
  return yield* ask({
    id: 'quelle-enseigne',
    seat: hero.hero!.seat,
    rule: 'AD2-ARCA-05',
    params: { figure: hero.id, ...what },
    options: SUITS.map((suit) => option(`couleur-${suit}`, suit, { label: 'couleur', params: { suit } })),
  });
}

export const suitWords = defineWords({
  prompts: {
    'quelle-enseigne': {
      fr: (a) => `Sur un joker, ${figure(a)} choisit sa couleur : laquelle ?`,
      en: (a) => `On a joker, ${figure(a)} chooses a suit: which one?`,
    },
  },
  labels: {
    'quelle-enseigne/couleur': ({ lang, suit, params, option }) => {
      const chosen = option.params.suit as Suit;
      return one(suit(chosen), powerOf(lang, chosen, { action: String(params.action), points: Number(params.count) }));
    },
  },
});
