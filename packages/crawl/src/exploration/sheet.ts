import { type Rank, rankOf, rankValue, SUITS, type Suit, type SuitedCard, suitOf } from '../cards/index.ts';
import type { RoomContents, ScenarioEntry } from '../content/types.ts';
import { matchesAny } from './matchers.ts';

type Stated = Exclude<RoomContents, 'feuille'>;

/** AD1-EXPLO-12: what the events sheet says of a card. */
export function contentsOn(scenario: ScenarioEntry, card: SuitedCard): Stated {
  const { contents } = scenario.events;
  if (!contents) return fallback(scenario, card);
  const gives = contents.find(({ cards }) => matchesAny(cards, card))?.gives ?? 'rien';
  return gives === 'feuille' ? 'rien' : gives;
}

/** The order AD1-EVEN-12 counts suits in. */
const suitNumber = (suit: Suit): number => SUITS.indexOf(suit);
const FACES: Partial<Record<Rank, number>> = { valet: 0, dame: 1, roi: 2 };

/** AD1-EVEN-12: numbers start at 0 and go round; an empty list gives nothing. */
function fallback({ encounters, peripeties }: ScenarioEntry, card: SuitedCard): Stated {
  const rank = rankOf(card);
  const suit = suitNumber(suitOf(card));
  const peripetie = (number: number) => peripeties[number % peripeties.length];
  if (rank === 'as') return stated(encounters[0], peripetie(suit));
  const face = FACES[rank];
  if (face !== undefined) return stated(undefined, peripetie(4 * face + suit));
  const value = rankValue(rank);
  return value < 5 ? 'rien' : stated(encounters[(value - 5) % encounters.length], undefined);
}

function stated(encounter: string | undefined, peripetie: string | undefined): Stated {
  if (encounter === undefined && peripetie === undefined) return 'rien';
  return { ...(encounter === undefined ? {} : { encounter }), ...(peripetie === undefined ? {} : { peripetie }) };
}
