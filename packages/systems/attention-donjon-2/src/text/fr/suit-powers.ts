import { type CardId, isJoker, type Suit, suitOf } from '@souterrain/crawl';
import { suits } from '@souterrain/crawl/text/fr';

type Gifts = Readonly<Record<Suit, (points: number) => string>>;

/** AD2-ARCA-06 to AD2-ARCA-09: what points of Arcane given up bring to an attack. */
const DISCHARGES: Gifts = {
  coeur: (points) => `rend la Santé que perd la cible, ${points} au plus`,
  carreau: () => 'les Réussites peuvent aussi rendre Sonné',
  pique: (points) => `Dommages ${points}`,
  trefle: (points) => `Dommages 1, Perforation ${points}`,
};

/** AD2-ARCA-11 to AD2-ARCA-14. */
const AURAS: Gifts = {
  coeur: () => '1 Santé à la zone par Réussite',
  carreau: () => 'Armure +1 pour la zone',
  pique: () => '+1 dé aux actions de la zone',
  trefle: () => 'Perforation 1 à acheter pour la zone',
};

/** What a spell does by the suit of the initiative. */
export const powerOf = (action: string, suit: Suit, points: number): string =>
  (action === 'aura-des-arcanes' ? AURAS : DISCHARGES)[suit](points);

/** The same, on a card that may be a joker. */
export function powerOn(action: string, card: CardId, points = 0): string {
  if (isJoker(card)) return 'le pouvoir d’une couleur au choix';
  return `${suits[suitOf(card)]} : ${powerOf(action, suitOf(card), points)}`;
}
