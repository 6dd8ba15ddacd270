import { type CardId, isJoker, type Suit, suitOf } from '@souterrain/crawl';
import { suits } from '@souterrain/crawl/text/en';

type Gifts = Readonly<Record<Suit, (points: number) => string>>;

/** AD2-ARCA-06 to AD2-ARCA-09: what points of Arcane given up bring to an attack. */
const DISCHARGES: Gifts = {
  coeur: (points) => `gives back the Santé that the target loses, ${points} at most`,
  carreau: () => 'Réussites may also make it Stunned',
  pique: (points) => `Damage ${points}`,
  trefle: (points) => `Damage 1, Perforation ${points}`,
};

/** AD2-ARCA-11 to AD2-ARCA-14. */
const AURAS: Gifts = {
  coeur: () => '1 Santé to the zone for each Réussite',
  carreau: () => 'Armour +1 for the zone',
  pique: () => '+1 die on the actions of the zone',
  trefle: () => 'Perforation 1 for the zone to buy',
};

/** What a spell does by the suit of the initiative. */
export const powerOf = (action: string, suit: Suit, points: number): string =>
  (action === 'aura-des-arcanes' ? AURAS : DISCHARGES)[suit](points);

/** The same, on a card that may be a joker. */
export function powerOn(action: string, card: CardId, points = 0): string {
  if (isJoker(card)) return 'the power of a suit of one’s choice';
  return `${suits[suitOf(card)]}: ${powerOf(action, suitOf(card), points)}`;
}
