import type { Labels, Offered } from '../catalogue.ts';
import { chosen, one, target } from '../offers.ts';
import { square } from '../squares.ts';
import { ranks, suits } from './cards.ts';
import { zoneOf } from './grammar.ts';

const card = (o: Offered) => one(o.card(String(o.option.params.card)));

/** Rooms are turned by quarters. */
const turned = ({ option: { params } }: Offered): string =>
  params.quarters === 0 ? 'not turned' : `turned by ${90 * Number(params.quarters)}°`;

const fights: Labels = {
  'quel-heroisme/heros': () => one('The hero’s own'),
  'quel-heroisme/objet': (o) => one(`That of an item: ${chosen(o)}`),
  'attaque-gratuite/garder': () => one('Keep the Réaction'),
  'attaque-gratuite': target,
  viser: target,
  mourir: () => one('Die'),
  'depenser-heroisme': () => one('Spend 1 Héroïsme', 'stays alive, 1 Santé'),
  attelle: (o) => one(`Splint: ${chosen(o, 'state')}`),
  briser: (o) => one(o.option.params.item === undefined ? 'Break the amulet' : chosen(o)),
  lacher: (o) => one(`Drop: ${chosen(o)}`),
};

const turns: Labels = {
  agir: () => one('Act'),
  attendre: () => one('Wait', 'a new card; a higher one loses the turn'),
  jouer: () => one('Play now'),
  'plus-tard': () => one('Later'),
  'dernier-tour/renoncer': () => one('Give up this turn'),
  'joker/garder': () => one('Keep it', 'to bless or curse a roll'),
  'joker/initiative-libre': () => one('Free initiative', 'play at any time this Round'),
  rang: ({ option: { params } }) => one(ranks[params.rank!] ?? String(params.rank)),
  couleur: ({ option: { params } }) => one(suits[params.suit!] ?? String(params.suit)),
  carte: card,
  'jouer-figure': target,
  aller: (o) => one(`To ${square(o.at)}`),
  flairer: (o) => {
    const { group, profile } = o.option.params;
    return one(o.plural(String(profile)) ?? o.group(String(group)));
  },
  'flairer/passer': () => one('None'),
};

const places: Labels = {
  case: (o) => one(`At ${square(o.at)}`),
  rester: () => one('Stop here'),
  forcer: () => one('Force it', 'a roll'),
  'ouvrir-a-la-cle': () => one('Use the key', 'no roll, the key stays in the lock'),
  'repiocher-la-route/garder': () => one('Keep this card'),
  repiocher: () => one('Draw another one', 'once a scenario'),
  'poser-la-salle': (o) => one(`At ${square(o.at)}`, turned(o)),
  zone: ({ option: { params } }) => one(zoneOf(params.zone)),
  groupe: (o) => one(o.group(String(o.option.params.group)), o.at),
  'prendre-le-tresor': target,
  'essaim-victime': target,
  nourrir: (o) => one(chosen(o)),
};

export const choices: Labels = { ...fights, ...turns, ...places };
