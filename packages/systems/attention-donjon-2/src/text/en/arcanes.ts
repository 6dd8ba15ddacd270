import type { CardId, Suit } from '@souterrain/crawl';
import { card, figure, type Labels, one, type Prompts } from '@souterrain/crawl/text';
import { suits } from '@souterrain/crawl/text/en';
import { powerOf, powerOn } from './suit-powers.ts';

/** What talents of this edition ask: cards, wounds that wait, a Servant. */
export const talentPrompts: Prompts = {
  'quelle-enseigne': (a) => `On a joker, ${figure(a)} chooses a suit: which one?`,
  'sacrifier-de-l-arcane': (a) => `${a.name(String(a.params.action))}: how much Arcane does ${figure(a)} give up?`,
  'serviteur-case': (a) => `Where does the Servant of ${figure(a)} appear?`,
  'serviteur-mouvement': (a) => `Where does ${figure(a)} go?`,
  'serviteur-attaque': (a) => `${figure(a)} strikes: whom?`,
  'blessure-en-attente': (a) => `Blessure grave (${card(a)}): does ${figure(a)} suffer it, or set it aside?`,
};

export const talentOptions: Labels = {
  'sacrifier-de-l-arcane': ({ params, option }) => {
    const count = Number(option.params.count);
    if (count === 0) return one('Nothing');
    return one(`Arcane −${count}`, powerOn(String(params.action), params.card as CardId, count));
  },
  'quelle-enseigne/couleur': ({ params, option }) => {
    const suit = option.params.suit as Suit;
    return one(suits[suit] ?? suit, powerOf(String(params.action), suit, Number(params.count)));
  },
  'serviteur-attaque/passer': () => one('Nobody'),
  'mettre-de-cote': () => one('Set it aside', 'until the resolution'),
  subir: () => one('Suffer it'),
};
