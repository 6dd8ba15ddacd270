import type { Options } from '../catalogue.ts';
import { square } from '../squares.ts';
import { deniers, doorOf, hints, one } from './grammar.ts';
import { on, plain, strike, thing, typeOf, who } from './offers.ts';

/** What a turn offers in both editions. */
export const actions: Options = {
  attaquer: strike('Attaquer'),
  'attaquer-decor': (o) =>
    one(
      `Attaquer le décor en ${square(o.at)} : ${o.attack(String(o.option.params.attack))}`,
      hints(typeOf(o), o.attackFacts(String(o.option.params.attack))),
    ),
  'avancer-prudemment': (o) => one(`Avancer prudemment en ${square(o.at)}`, hints(typeOf(o), 'sans jet')),
  'quitter-le-donjon': plain('Quitter le donjon'),
  reveler: (o) => one(`Révéler : ${doorOf(o.option.params.door)}`, hints(typeOf(o))),
  'ouvrir-la-porte': plain('Ouvrir la porte'),
  'fermer-la-porte': plain('Fermer la porte'),
  'chercher-un-tresor': plain('Chercher le trésor'),
  peripetie: (o) => {
    const { peripetie, action } = o.option.params;
    return one(o.peripetieName(String(peripetie), String(action)), hints(typeOf(o), o.name(String(peripetie))));
  },
  'se-relever': plain('Se relever'),
  utiliser: on('Utiliser'),
  's-equiper': (o) => one(`S’équiper : ${thing(o)}`, hints(typeOf(o), o.itemFacts(String(o.option.params.item)))),
  'se-reequiper': plain('Tout réorganiser', 'les ennemis proches frappent d’abord'),
  ranger: on('Ranger'),
  jeter: on('Jeter'),
  enfermer: on('Mettre dans la boîte de fer'),
  recharger: on('Recharger'),
  ramasser: on('Ramasser'),
  'refermer-a-cle': on('Refermer et reprendre'),
  'ramasser-deniers': (o) => one(`Ramasser ${deniers(Number(o.option.params.deniers))}`, hints(typeOf(o))),
  echanger: (o) => one(`Échanger avec ${who(o)}`, hints(typeOf(o))),
  'fin-du-tour': () => one('Finir le tour'),
  passer: () => one('Passer'),
};
