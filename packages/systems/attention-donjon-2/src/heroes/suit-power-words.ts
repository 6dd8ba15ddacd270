import { type CardId, isJoker, type Suit, suitOf } from '@souterrain/crawl';
import type { Tell } from '@souterrain/crawl/text';
import type { ByLang } from '@souterrain/words';

type Gifts = Readonly<Record<Suit, (points: number) => string>>;

/** AD2-ARCA-06 to AD2-ARCA-09: what points of Arcane given up bring to an attack. */
const DISCHARGES: ByLang<Gifts> = {
  fr: {
    coeur: (points) => `rend la Santé que perd la cible, ${points} au plus`,
    carreau: () => 'les Réussites peuvent aussi rendre Sonné',
    pique: (points) => `Dommages ${points}`,
    trefle: (points) => `Dommages 1, Perforation ${points}`,
  },
  en: {
    coeur: (points) => `gives back the Santé that the target loses, ${points} at most`,
    carreau: () => 'Réussites may also make it Stunned',
    pique: (points) => `Damage ${points}`,
    trefle: (points) => `Damage 1, Perforation ${points}`,
  },
};

/** AD2-ARCA-11 to AD2-ARCA-14. */
const AURAS: ByLang<Gifts> = {
  fr: {
    coeur: () => '1 Santé à la zone par Réussite',
    carreau: () => 'Armure +1 pour la zone',
    pique: () => '+1 dé aux actions de la zone',
    trefle: () => 'Perforation 1 à acheter pour la zone',
  },
  en: {
    coeur: () => '1 Santé to the zone for each Réussite',
    carreau: () => 'Armour +1 for the zone',
    pique: () => '+1 die on the actions of the zone',
    trefle: () => 'Perforation 1 for the zone to buy',
  },
};

const ANY: ByLang<string> = {
  fr: 'le pouvoir d’une couleur au choix',
  en: 'the power of a suit of one’s choice',
};

interface Power {
  /** What is cast. */
  readonly action: string;
  readonly points?: number;
}

/** What a spell does by the suit of the initiative. */
export const powerOf = (lang: Tell['lang'], suit: Suit, { action, points = 0 }: Power): string =>
  (action === 'aura-des-arcanes' ? AURAS : DISCHARGES)[lang][suit](points);

/** The same, on a card that may be a joker. */
export const powerOn = (tell: Tell & { readonly colon: string }, card: CardId, power: Power): string =>
  isJoker(card) ? ANY[tell.lang] : `${tell.suit(suitOf(card))}${tell.colon}${powerOf(tell.lang, suitOf(card), power)}`;
