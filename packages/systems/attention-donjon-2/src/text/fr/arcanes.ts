import type { CardId, Suit } from '@souterrain/crawl';
import { card, figure, type Labels, one, type Prompts } from '@souterrain/crawl/text';
import { de, suits } from '@souterrain/crawl/text/fr';
import { powerOf, powerOn } from './suit-powers.ts';

/** What talents of this edition ask: cards, wounds that wait, a Servant. */
export const talentPrompts: Prompts = {
  'quelle-enseigne': (a) => `Sur un joker, ${figure(a)} choisit sa couleur : laquelle ?`,
  'sacrifier-de-l-arcane': (a) => `${a.name(String(a.params.action))} : combien d’Arcane sacrifie ${figure(a)} ?`,
  'serviteur-case': (a) => `Où paraît le Serviteur ${de(figure(a))} ?`,
  'serviteur-mouvement': (a) => `Où va ${figure(a)} ?`,
  'serviteur-attaque': (a) => `${figure(a)} frappe : qui ?`,
  'blessure-en-attente': (a) => `Blessure grave (${card(a)}) : ${figure(a)} la subit, ou la met de côté ?`,
};

export const talentOptions: Labels = {
  'sacrifier-de-l-arcane': ({ params, option }) => {
    const count = Number(option.params.count);
    if (count === 0) return one('Rien');
    return one(`Arcane −${count}`, powerOn(String(params.action), params.card as CardId, count));
  },
  'quelle-enseigne/couleur': ({ params, option }) => {
    const suit = option.params.suit as Suit;
    return one(suits[suit] ?? suit, powerOf(String(params.action), suit, Number(params.count)));
  },
  'serviteur-attaque/passer': () => one('Personne'),
  'mettre-de-cote': () => one('La mettre de côté', 'jusqu’à la résolution'),
  subir: () => one('La subir'),
};
