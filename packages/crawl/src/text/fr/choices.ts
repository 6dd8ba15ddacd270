import type { Labels, Offered } from '../catalogue.ts';
import { chosen, one, target } from '../offers.ts';
import { square } from '../squares.ts';
import { ranks, suits } from './cards.ts';
import { zoneOf } from './grammar.ts';

const card = (o: Offered) => one(o.card(String(o.option.params.card)));

/** Rooms are turned by quarters. */
const turned = ({ option: { params } }: Offered): string =>
  params.quarters === 0 ? 'sans la tourner' : `tournée de ${90 * Number(params.quarters)}°`;

const fights: Labels = {
  'quel-heroisme/heros': () => one('Le sien'),
  'quel-heroisme/objet': (o) => one(`Celui d’un objet : ${chosen(o)}`),
  'attaque-gratuite/garder': () => one('Garder sa Réaction'),
  'attaque-gratuite': target,
  viser: target,
  mourir: () => one('Mourir'),
  'depenser-heroisme': () => one('Dépenser 1 Héroïsme', 'reste en vie, 1 Santé'),
  attelle: (o) => one(`Poser une attelle : ${chosen(o, 'state')}`),
  briser: (o) => one(o.option.params.item === undefined ? 'Briser l’amulette' : chosen(o)),
  lacher: (o) => one(`Lâcher : ${chosen(o)}`),
};

const turns: Labels = {
  agir: () => one('Agir'),
  attendre: () => one('Attendre', 'nouvelle carte ; plus haute, le tour est perdu'),
  jouer: () => one('Jouer maintenant'),
  'plus-tard': () => one('Plus tard'),
  'dernier-tour/renoncer': () => one('Renoncer à ce tour'),
  'joker/garder': () => one('Le garder', 'pour bénir ou maudire un jet'),
  'joker/initiative-libre': () => one('Initiative libre', 'jouer quand bon semble ce Round'),
  rang: ({ option: { params } }) => one(ranks[params.rank!] ?? String(params.rank)),
  couleur: ({ option: { params } }) => one(suits[params.suit!] ?? String(params.suit)),
  carte: card,
  'jouer-figure': target,
  aller: (o) => one(`En ${square(o.at)}`),
  flairer: (o) => {
    const { group, profile } = o.option.params;
    return one(o.plural(String(profile)) ?? o.group(String(group)));
  },
  'flairer/passer': () => one('Aucun'),
};

const places: Labels = {
  case: (o) => one(`En ${square(o.at)}`),
  rester: () => one('S’arrêter là'),
  forcer: () => one('Forcer', 'un jet'),
  'ouvrir-a-la-cle': () => one('Ouvrir à la clé', 'sans jet, la clé reste dans la serrure'),
  'repiocher-la-route/garder': () => one('Garder cette carte'),
  repiocher: () => one('En piocher une autre', 'une fois par scénario'),
  'poser-la-salle': (o) => one(`En ${square(o.at)}`, turned(o)),
  zone: ({ option: { params } }) => one(zoneOf(params.zone)),
  groupe: (o) => one(o.group(String(o.option.params.group)), o.at),
  'prendre-le-tresor': target,
  'essaim-victime': target,
  nourrir: (o) => one(chosen(o)),
};

export const choices: Labels = { ...fights, ...turns, ...places };
