import { type CardId, DECK } from '../cards/index.ts';
import type { Figure, Mark } from '../state.ts';

/** AD2-ARCA-22: the mark of who keeps an initiative card from one Round to another; its value is the place of the card. */
const RESERVE = 'reserve-arcanique';

export const reserveOf = (card: CardId): Mark => ({
  id: RESERVE,
  until: { in: 'scenario' },
  value: DECK.indexOf(card),
});

export const isReserve = ({ id }: Mark): boolean => id === RESERVE;

export const reservedCards = ({ marks }: Figure): readonly CardId[] =>
  marks.length === 0 ? NONE : marks.filter(isReserve).map(({ value }) => DECK[value!]!);

const NONE: readonly CardId[] = [];
