import { type CardId, type Figure, isJoker } from '@souterrain/crawl';
import { gainMark, loseMark } from '@souterrain/crawl/figures';
import { discard, reservedCards, reserveOf, slotsOf } from '@souterrain/crawl/rounds';
import { card, figure, offered, one } from '@souterrain/crawl/text';
import { ask, option } from '@souterrain/kernel';
import type { AD2State } from '../../state.ts';
import { type Bearing, defineFeature } from '../../world/features.ts';

const cardOption = (card: CardId) =>
  option<CardId | null>(`carte-${card}`, card, { label: 'carte', params: { card }, at: { card } });

/** AD2-ARCA-22: the talent, and the mark that names the card kept aside. */
export const reserveArcanique = defineFeature({
  id: 'reserve-arcanique',
  rule: 'AD2-ARCA-22',
  name: 'Réserve Arcanique',
  effect: {
    fr: 'garder une carte d’initiative défaussée pour un autre Round',
    en: 'keep a discarded initiative card for another Round',
  },
  prompts: {
    'jouer-la-reserve': {
      fr: (a) => `${card(a)} en réserve : ${figure(a)} la joue à la place d’une carte ?`,
      en: (a) => `${card(a)} in reserve: does ${figure(a)} play it instead of a card?`,
    },
    'garder-en-reserve': {
      fr: (a) => `${figure(a)} met une carte en réserve : laquelle ?`,
      en: (a) => `Which card does ${figure(a)} put in reserve?`,
    },
  },
  labels: {
    'jouer-la-reserve/garder': { fr: 'La garder en réserve', en: 'Keep it in reserve' },
    'jouer-la-reserve/carte': {
      fr: (o) => one(`À la place : ${offered(o)}`),
      en: (o) => one(`Instead of: ${offered(o)}`),
    },
    'ne-rien-garder': { fr: 'Aucune', en: 'None' },
  },
  *initiativeCards(g, { who, mark }, cards) {
    const [kept] = reservedCards(who);
    if (mark || kept === undefined) return cards;
    const replaced = yield* ask<CardId | null>({
      id: 'jouer-la-reserve',
      seat: who.hero!.seat,
      rule: 'AD2-ARCA-22',
      params: { figure: who.id, card: kept },
      options: [option('garder', null), ...cards.map(cardOption)],
    });
    if (replaced === null) return cards;
    loseMark(g, who, 'reserve-arcanique', { why: 'utilise', rules: ['AD2-ARCA-22'] });
    discard(g, [replaced], ['AD2-ARCA-22']);
    return cards.map((card) => (card === replaced ? kept : card));
  },
  resolves: (g, at) => isOwner(at) && keepable(g.state, at.who).length > 0,
  *resolution(g, { who }) {
    const card = yield* ask<CardId | null>({
      id: 'garder-en-reserve',
      seat: who.hero!.seat,
      rule: 'AD2-ARCA-22',
      params: { figure: who.id },
      options: [option('ne-rien-garder', null), ...keepable(g.state, who).map(cardOption)],
    });
    if (card !== null) gainMark(g, who, reserveOf(card), ['AD2-ARCA-22']);
  },
});

const isOwner = ({ who, mark }: Bearing): boolean => !mark && reservedCards(who).length === 0;

/** Cards of its turns, which the end of the Round discards; a joker is discarded as soon as it is played. */
const keepable = (state: AD2State, who: Figure): readonly CardId[] =>
  slotsOf(state, who.id).flatMap(({ card }) => (isJoker(card) ? [] : [card]));
