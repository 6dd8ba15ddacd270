import type { CardId, Suit } from '@souterrain/crawl';
import { type Asked, figure, type Offered, type Options, one, type Prompts, who } from '@souterrain/crawl/text';
import { de, suits } from '@souterrain/crawl/text/fr';
import { powerOf, powerOn } from './suit-powers.ts';

const card = ({ card: name, params }: Asked, key = 'card'): string => name(String(params[key]));
const offered = ({ card: name, option }: Offered): string => name(String(option.params.card));

/** What talents of this edition ask: cards, wounds that wait, a Servant. */
export const talentPrompts: Prompts = {
  'quelle-enseigne': (a) => `Sur un joker, ${figure(a)} choisit sa couleur : laquelle ?`,
  'sacrifier-de-l-arcane': (a) => `${a.name(String(a.params.action))} : combien d’Arcane sacrifie ${figure(a)} ?`,
  'echanger-l-initiative': (a) => `${figure(a)} échange sa carte d’initiative : avec qui ?`,
  'accepter-l-echange': (a) =>
    `${figure(a, 'by')} propose un échange d’initiative, ${card(a)} contre ${card(a, 'mine')} : ${figure(a)} accepte ?`,
  'jouer-la-reserve': (a) => `${card(a)} en réserve : ${figure(a)} la joue à la place d’une carte ?`,
  'garder-en-reserve': (a) => `${figure(a)} met une carte en réserve : laquelle ?`,
  'serviteur-case': (a) => `Où paraît le Serviteur ${de(figure(a))} ?`,
  'serviteur-mouvement': (a) => `Où va ${figure(a)} ?`,
  'serviteur-attaque': (a) => `${figure(a)} frappe : qui ?`,
  defense: (a) => `Au tour du groupe (${a.group(String(a.params.group))}) : ${figure(a)} se met en garde ?`,
  'blessure-en-attente': (a) => `Blessure grave (${card(a)}) : ${figure(a)} la subit, ou la met de côté ?`,
  insensible: (a) => `Insensible : ${figure(a)} subit la carte de côté (${card(a)}), ou en tire une autre ?`,
  impassible: (a) => `Impassible : laquelle des deux Blessures graves subit ${figure(a)} ?`,
};

export const talentOptions: Options = {
  'sacrifier-de-l-arcane': ({ params, option }) => {
    const count = Number(option.params.count);
    if (count === 0) return one('Rien');
    return one(`Arcane −${count}`, powerOn(String(params.action), params.card as CardId, count));
  },
  'quelle-enseigne/couleur': ({ params, option }) => {
    const suit = option.params.suit as Suit;
    return one(suits[suit] ?? suit, powerOf(String(params.action), suit, Number(params.count)));
  },
  'echanger-l-initiative/garder': () => one('Garder sa carte'),
  'echanger-l-initiative/echanger': (o) => one(`Avec ${who(o)}`, offered(o)),
  'jouer-la-reserve/garder': () => one('La garder en réserve'),
  'jouer-la-reserve/carte': (o) => one(`À la place : ${offered(o)}`),
  'ne-rien-garder': () => one('Aucune'),
  'serviteur-attaque/passer': () => one('Personne'),
  'se-tenir-pret': () => one('Se mettre en garde', '+1 dé contre ses attaques'),
  'mettre-de-cote': () => one('La mettre de côté', 'jusqu’à la résolution'),
  subir: () => one('La subir'),
  'autre-carte': () => one('En tirer une autre'),
};
