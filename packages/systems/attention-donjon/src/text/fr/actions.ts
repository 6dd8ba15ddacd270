import type { Labelled } from '@souterrain/words';
import type { Offered } from '../catalogue.ts';
import { attackFacts, itemFacts } from '../facts.ts';
import { peripetieName } from '../names.ts';
import { attackOf, deniers, doorOf, hints, one, square } from './grammar.ts';
import { REASONS } from './movement.ts';

export type Options = Readonly<Record<string, (offered: Offered) => Labelled>>;

const TYPES: Readonly<Record<string, string>> = {
  mouvement: 'action de mouvement',
  standard: 'action standard',
  bonus: 'action bonus',
  complexe: 'action complexe',
  libre: 'gratuit',
};

const typeOf = ({ option }: Offered): string | undefined => TYPES[option.cost ?? ''];
export const thing = ({ name, option }: Offered, key = 'item'): string => name(String(option.params[key]));
export const who = ({ figure, option }: Offered, key = 'figure'): string => figure(String(option.params[key]));

/** A verb on a thing, with what it costs. */
const on =
  (verb: string, ...more: readonly string[]) =>
  (o: Offered) =>
    one(`${verb} : ${thing(o)}`, hints(typeOf(o), ...more));

const plain =
  (label: string, ...more: readonly string[]) =>
  (o: Offered) =>
    one(label, hints(typeOf(o), ...more));

function strike(verb: string, ...more: readonly string[]) {
  return (o: Offered): Labelled => {
    const { attack, target } = o.option.params;
    const aim = target === undefined ? verb : `${verb} ${who(o, 'target')}`;
    return one(`${aim} : ${attackOf(attack, o)}`, hints(typeOf(o), attackFacts(String(attack)), ...more));
  };
}

const DODGES: Readonly<Record<string, string>> = {
  ordinaire: 'Esquive, Difficulté 2',
  difficile: 'Esquive difficile, Difficulté 4',
};

function move(verb: string) {
  return (o: Offered): Labelled => {
    const { esquive, why } = o.option.params;
    const reason = REASONS[why as keyof typeof REASONS];
    const dear = o.option.cost === 'complexe' ? TYPES.complexe : undefined;
    return one(`${verb} en ${square(o.at)}`, hints(dear, DODGES[String(esquive)], reason));
  };
}

/** A talent used on somebody, or on nobody. */
const ability =
  (id: string, ...more: readonly string[]) =>
  (o: Offered) =>
    one(o.at === undefined ? o.name(id) : `${o.name(id)} : ${o.at}`, hints(typeOf(o), ...more));

const talents: Options = {
  rage: ability('rage', 'Mêlée +2, Parade −1'),
  benediction: ability('benediction', 'un dé à relancer ce Round'),
  rugissement: ability('rugissement', 'Vigueur contre Mental, la cible est Secouée'),
  'inspiration-divine': ability('inspiration-divine', 'Mental, Difficulté 2 : un jet béni à venir'),
  'halo-protecteur': ability('halo-protecteur'),
  citadelle: ability('citadelle'),
  'pierre-de-vie': ability('pierre-de-vie'),
  'bond-meurtrier': ability('bond-meurtrier', 'dommages +1'),
  'coup-de-bouclier': strike('Coup de bouclier sur', 'Force −1, ou pousser'),
  frenesie: strike('Frénésie contre'),
  'tir-concentre': strike('Tir concentré sur', 'autant de dés en plus que le Mental'),
  'tirs-multiples': (o) =>
    one(`Tirs multiples : ${attackOf(o.option.params.attack, o)}`, hints(typeOf(o), 'trois tirs, −1 dé chacun')),
  'pas-de-cote': (o) => one(`Pas de côté en ${square(o.at)}`, typeOf(o)),
};

/** What a turn offers. */
export const actions: Options = {
  ...talents,
  attaquer: strike('Attaquer'),
  'attaquer-decor': (o) =>
    one(
      `Attaquer le décor en ${square(o.at)} : ${attackOf(o.option.params.attack, o)}`,
      hints(typeOf(o), attackFacts(String(o.option.params.attack))),
    ),
  'se-mettre-sur-la-defensive': plain('Se mettre sur la défensive', 'Parade +1, aucune attaque ce tour'),
  'se-deplacer': move('Aller'),
  'pas-de-placement': move('Pas de placement'),
  'avancer-prudemment': (o) => one(`Avancer prudemment en ${square(o.at)}`, hints(typeOf(o), 'sans jet')),
  'quitter-le-donjon': plain('Quitter le donjon'),
  reveler: (o) => one(`Révéler : ${doorOf(o.option.params.door)}`, hints(typeOf(o))),
  'ouvrir-la-porte': plain('Ouvrir la porte'),
  'fermer-la-porte': plain('Fermer la porte'),
  'chercher-un-tresor': plain('Chercher le trésor'),
  peripetie: (o) => {
    const { peripetie, action } = o.option.params;
    return one(peripetieName(String(peripetie), String(action), 'fr'), hints(typeOf(o), o.name(String(peripetie))));
  },
  recuperation: plain('Récupération', 'Vigueur, Difficulté 2 : +1 Santé'),
  'regard-recuperation': plain('Récupération offerte par l’Arcane', 'Vigueur, Difficulté 2 : +1 Santé'),
  'se-reprendre': plain('Se reprendre', 'Mental, Difficulté 2'),
  'se-relever': plain('Se relever'),
  'se-liberer': (o) => one(`Se libérer par ${thing(o, 'trait')}`, hints(typeOf(o), 'Difficulté 2')),
  liberer: (o) => one(`Libérer ${who(o)} par ${thing(o, 'trait')}`, hints(typeOf(o), 'Difficulté 2')),
  soins: (o) => one(`Soigner ${who(o)}`, hints(typeOf(o), 'Savoir, Difficulté 2 : +1 Santé')),
  utiliser: on('Utiliser'),
  's-equiper': (o) => one(`S’équiper : ${thing(o)}`, hints(typeOf(o), itemFacts(String(o.option.params.item)))),
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
