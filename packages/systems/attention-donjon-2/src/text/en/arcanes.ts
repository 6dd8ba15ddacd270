import type { CardId, Suit } from '@souterrain/crawl';
import { type Asked, figure, type Offered, type Options, one, type Prompts, who } from '@souterrain/crawl/text';
import { suits } from '@souterrain/crawl/text/en';
import { powerOf, powerOn } from './suit-powers.ts';

const card = ({ card: name, params }: Asked, key = 'card'): string => name(String(params[key]));
const offered = ({ card: name, option }: Offered): string => name(String(option.params.card));

/** What talents of this edition ask: cards, wounds that wait, a Servant. */
export const talentPrompts: Prompts = {
  'quelle-enseigne': (a) => `On a joker, ${figure(a)} chooses a suit: which one?`,
  'sacrifier-de-l-arcane': (a) => `${a.name(String(a.params.action))}: how much Arcane does ${figure(a)} give up?`,
  'echanger-l-initiative': (a) => `${figure(a)} may swap initiative cards: with whom?`,
  'accepter-l-echange': (a) =>
    `${figure(a, 'by')} offers to swap initiative, ${card(a)} for ${card(a, 'mine')}: does ${figure(a)} accept?`,
  'jouer-la-reserve': (a) => `${card(a)} in reserve: does ${figure(a)} play it instead of a card?`,
  'garder-en-reserve': (a) => `Which card does ${figure(a)} put in reserve?`,
  'serviteur-case': (a) => `Where does the Servant of ${figure(a)} appear?`,
  'serviteur-mouvement': (a) => `Where does ${figure(a)} go?`,
  'serviteur-attaque': (a) => `${figure(a)} strikes: whom?`,
  defense: (a) => `The group is about to act (${a.group(String(a.params.group))}): is ${figure(a)} on guard?`,
  'blessure-en-attente': (a) => `Blessure grave (${card(a)}): does ${figure(a)} suffer it, or set it aside?`,
  insensible: (a) => `Insensible: does ${figure(a)} suffer the card set aside (${card(a)}), or draw another?`,
  impassible: (a) => `Impassible: which of the two Blessures graves does ${figure(a)} suffer?`,
};

export const talentOptions: Options = {
  'sacrifier-de-l-arcane': ({ params, option }) => {
    const count = Number(option.params.count);
    if (count === 0) return one('Nothing');
    return one(`Arcane −${count}`, powerOn(String(params.action), params.card as CardId, count));
  },
  'quelle-enseigne/couleur': ({ params, option }) => {
    const suit = option.params.suit as Suit;
    return one(suits[suit] ?? suit, powerOf(String(params.action), suit, Number(params.count)));
  },
  'echanger-l-initiative/garder': () => one('Keep the card'),
  'echanger-l-initiative/echanger': (o) => one(`With ${who(o)}`, offered(o)),
  'jouer-la-reserve/garder': () => one('Keep it in reserve'),
  'jouer-la-reserve/carte': (o) => one(`Instead of: ${offered(o)}`),
  'ne-rien-garder': () => one('None'),
  'serviteur-attaque/passer': () => one('Nobody'),
  'se-tenir-pret': () => one('Stand on guard', '+1 die against its attacks'),
  'mettre-de-cote': () => one('Set it aside', 'until the resolution'),
  subir: () => one('Suffer it'),
  'autre-carte': () => one('Draw another'),
};
