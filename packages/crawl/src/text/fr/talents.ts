import { figure, number } from '../asked.ts';
import type { Options, Prompts } from '../catalogue.ts';
import { ability, hints, one, strike, target } from '../offers.ts';
import { square } from '../squares.ts';

/** Talents that both editions have, played by each in its own way. */
export const talentPrompts: Prompts = {
  'temps-suspendu': (a) => `Temps suspendu : ${figure(a)} dépense 1 Héroïsme pour rejouer ?`,
  'massacre-attaque': (a) => `Massacre, ${figure(a)} : quelle cible ?`,
  massacre: (a) => `Massacre : ${figure(a)} frappe encore ?`,
  'bond-case': (a) => `Bond meurtrier sur ${figure(a, 'target')} : sur quelle case ?`,
  'bond-attaque': (a) => `Bond meurtrier, ${figure(a)} : quelle attaque ?`,
  'tirs-multiples': (a) => `Tirs multiples, tir ${number(a, 'shot')} sur 3 : sur qui ?`,
  defenseur: (a) =>
    `${figure(a, 'target')} va encaisser : ${a.who} prend le coup${number(a, 'reaction') ? ', avec sa Réaction' : ''} ?`,
  'nouvelle-carriere': ({ who }) => `Compétences multiples : quelle Carrière de plus pour ${who} ?`,
  proie: ({ who }) => `${who} : quelle proie ?`,
};

export const talentOptions: Options = {
  benediction: ability('benediction', 'un dé à relancer ce Round'),
  'halo-protecteur': ability('halo-protecteur'),
  citadelle: ability('citadelle'),
  frenesie: strike('Frénésie contre'),
  'tir-concentre': strike('Tir concentré sur', 'autant de dés en plus que le Mental'),
  'tirs-multiples': (o) =>
    one(`Tirs multiples : ${o.attack(String(o.option.params.attack))}`, hints(o.type, 'trois tirs, −1 dé chacun')),
  'pas-de-cote': (o) => one(`Pas de côté en ${square(o.at)}`, o.type),
  tirer: target,
  arreter: () => one('S’arrêter là'),
  'attaquer-sur-place': () => one('Attaquer encore, sans bouger'),
  'prendre-sa-place': () => one('Prendre sa place, puis attaquer'),
  'massacre/passer': () => one('En rester là'),
  laisser: () => one('Laisser faire'),
  proteger: (o) => one(`Prendre le coup pour ${o.at}`),
  rejouer: () => one('Rejouer un tour entier', '1 Héroïsme'),
  'temps-suspendu/passer': () => one('Laisser filer'),
};
