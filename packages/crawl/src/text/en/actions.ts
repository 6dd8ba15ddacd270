import type { Labels } from '../catalogue.ts';
import { chosen, hints, on, one, plain, strike, who } from '../offers.ts';
import { square } from '../squares.ts';
import { deniers, doorOf } from './grammar.ts';

/** What a turn offers in both editions. */
export const actions: Labels = {
  attaquer: strike('Attack'),
  'attaquer-decor': (o) =>
    one(
      `Attack the scenery at ${square(o.at)}: ${o.attack(String(o.option.params.attack))}`,
      hints(o.type, o.attackFacts(String(o.option.params.attack))),
    ),
  'avancer-prudemment': (o) => one(`Move carefully to ${square(o.at)}`, hints(o.type, 'no roll')),
  'quitter-le-donjon': plain('Leave the dungeon'),
  reveler: (o) => one(`Reveal: ${doorOf(o.option.params.door)}`, hints(o.type)),
  'ouvrir-la-porte': plain('Open the door'),
  'fermer-la-porte': plain('Close the door'),
  'chercher-un-tresor': plain('Search for the treasure'),
  peripetie: (o) => {
    const { peripetie, action } = o.option.params;
    return one(o.peripetieName(String(peripetie), String(action)), hints(o.type, o.name(String(peripetie))));
  },
  'se-relever': plain('Get up'),
  utiliser: on('Use'),
  's-equiper': (o) => one(`Equip: ${chosen(o)}`, hints(o.type, o.itemFacts(String(o.option.params.item)))),
  'se-reequiper': plain('Rearrange everything', 'enemies nearby strike first'),
  ranger: on('Put away'),
  jeter: on('Throw away'),
  enfermer: on('Put in the iron box'),
  recharger: on('Reload'),
  ramasser: on('Pick up'),
  'refermer-a-cle': on('Lock again and take back'),
  'ramasser-deniers': (o) => one(`Pick up ${deniers(Number(o.option.params.deniers))}`, hints(o.type)),
  echanger: (o) => one(`Exchange with ${who(o)}`, hints(o.type)),
  'fin-du-tour': () => one('End the turn'),
  passer: () => one('Pass'),
};
