import { figure, number } from '../asked.ts';
import type { Options, Prompts } from '../catalogue.ts';
import { ability, hints, one, strike, target } from '../offers.ts';
import { square } from '../squares.ts';

/** Talents that both editions have, played by each in its own way. */
export const talentPrompts: Prompts = {
  'temps-suspendu': (a) => `Temps suspendu: does ${figure(a)} spend 1 Héroïsme to play again?`,
  'massacre-attaque': (a) => `Massacre: whom does ${figure(a)} attack?`,
  massacre: (a) => `Massacre: does ${figure(a)} strike again?`,
  'bond-case': (a) => `Bond meurtrier on ${figure(a, 'target')}: to which square?`,
  'bond-attaque': (a) => `Bond meurtrier, ${figure(a)}: which attack?`,
  'tirs-multiples': (a) => `Tirs multiples, shot ${number(a, 'shot')} of 3: at whom?`,
  defenseur: (a) =>
    `${figure(a, 'target')} is about to be hit: does ${a.who} take the blow${number(a, 'reaction') ? ', with the Réaction' : ''}?`,
  'nouvelle-carriere': ({ who }) => `Compétences multiples: which other Carrière for ${who}?`,
  proie: ({ who }) => `${who}: which prey?`,
};

export const talentOptions: Options = {
  benediction: ability('benediction', 'one die to roll again this Round'),
  'halo-protecteur': ability('halo-protecteur'),
  citadelle: ability('citadelle'),
  frenesie: strike('Frénésie on'),
  'tir-concentre': strike('Tir concentré at', 'as many more dice as Mental'),
  'tirs-multiples': (o) =>
    one(`Tirs multiples: ${o.attack(String(o.option.params.attack))}`, hints(o.type, 'three shots, −1 die each')),
  'pas-de-cote': (o) => one(`Pas de côté to ${square(o.at)}`, o.type),
  tirer: target,
  arreter: () => one('Stop here'),
  'attaquer-sur-place': () => one('Attack again, without moving'),
  'prendre-sa-place': () => one('Take its place, then attack'),
  'massacre/passer': () => one('Leave it at that'),
  laisser: () => one('Let it happen'),
  proteger: (o) => one(`Take the blow for ${o.at}`),
  rejouer: () => one('Play a whole turn again', '1 Héroïsme'),
  'temps-suspendu/passer': () => one('Let time flow'),
};
