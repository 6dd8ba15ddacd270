import type { Labels } from '../catalogue.ts';
import { chosen, hints, on, one, plain, strike, who } from '../offers.ts';
import { square } from '../squares.ts';
import { deniers, doorOf } from './grammar.ts';

/** What a turn offers in both editions. */
export const actions: Labels = {
  attaquer: strike('Attaquer'),
  'attaquer-decor': (o) =>
    one(
      `Attaquer le décor en ${square(o.at)} : ${o.attack(String(o.option.params.attack))}`,
      hints(o.type, o.attackFacts(String(o.option.params.attack))),
    ),
  'avancer-prudemment': (o) => one(`Avancer prudemment en ${square(o.at)}`, hints(o.type, 'sans jet')),
  'quitter-le-donjon': plain('Quitter le donjon'),
  reveler: (o) => one(`Révéler : ${doorOf(o.option.params.door)}`, hints(o.type)),
  'ouvrir-la-porte': plain('Ouvrir la porte'),
  'fermer-la-porte': plain('Fermer la porte'),
  'chercher-un-tresor': plain('Chercher le trésor'),
  peripetie: (o) => {
    const { peripetie, action } = o.option.params;
    return one(o.peripetieName(String(peripetie), String(action)), hints(o.type, o.name(String(peripetie))));
  },
  'se-relever': plain('Se relever'),
  utiliser: on('Utiliser'),
  's-equiper': (o) => one(`S’équiper : ${chosen(o)}`, hints(o.type, o.itemFacts(String(o.option.params.item)))),
  'se-reequiper': plain('Tout réorganiser', 'les ennemis proches frappent d’abord'),
  ranger: on('Ranger'),
  jeter: on('Jeter'),
  enfermer: on('Mettre dans la boîte de fer'),
  recharger: on('Recharger'),
  ramasser: on('Ramasser'),
  'refermer-a-cle': on('Refermer et reprendre'),
  'ramasser-deniers': (o) => one(`Ramasser ${deniers(Number(o.option.params.deniers))}`, hints(o.type)),
  echanger: (o) => one(`Échanger avec ${who(o)}`, hints(o.type)),
  'fin-du-tour': () => one('Finir le tour'),
  passer: () => one('Passer'),
};
