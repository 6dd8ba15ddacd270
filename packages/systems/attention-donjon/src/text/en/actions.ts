import type { Labelled } from '@souterrain/words';
import type { Offered } from '../catalogue.ts';
import { attackFacts, itemFacts } from '../facts.ts';
import { peripetieName } from '../names.ts';
import { attackOf, deniers, doorOf, hints, one, square } from './grammar.ts';
import { REASONS } from './movement.ts';

export type Options = Readonly<Record<string, (offered: Offered) => Labelled>>;

const TYPES: Readonly<Record<string, string>> = {
  mouvement: 'movement action',
  standard: 'standard action',
  bonus: 'bonus action',
  complexe: 'complex action',
  libre: 'free',
};

const typeOf = ({ option }: Offered): string | undefined => TYPES[option.cost ?? ''];
export const thing = ({ name, option }: Offered, key = 'item'): string => name(String(option.params[key]));
export const who = ({ figure, option }: Offered, key = 'figure'): string => figure(String(option.params[key]));

/** A verb on a thing, with what it costs. */
const on =
  (verb: string, ...more: readonly string[]) =>
  (o: Offered) =>
    one(`${verb}: ${thing(o)}`, hints(typeOf(o), ...more));

const plain =
  (label: string, ...more: readonly string[]) =>
  (o: Offered) =>
    one(label, hints(typeOf(o), ...more));

function strike(verb: string, ...more: readonly string[]) {
  return (o: Offered): Labelled => {
    const { attack, target } = o.option.params;
    const aim = target === undefined ? verb : `${verb} ${who(o, 'target')}`;
    return one(`${aim}: ${attackOf(attack, o)}`, hints(typeOf(o), attackFacts(String(attack)), ...more));
  };
}

const DODGES: Readonly<Record<string, string>> = {
  ordinaire: 'Esquive, Difficulty 2',
  difficile: 'difficult Esquive, Difficulty 4',
};

function move(verb: string) {
  return (o: Offered): Labelled => {
    const { esquive, why } = o.option.params;
    const reason = REASONS[why as keyof typeof REASONS];
    const dear = o.option.cost === 'complexe' ? TYPES.complexe : undefined;
    return one(`${verb} to ${square(o.at)}`, hints(dear, DODGES[String(esquive)], reason));
  };
}

/** A talent used on somebody, or on nobody. */
const ability =
  (id: string, ...more: readonly string[]) =>
  (o: Offered) =>
    one(o.at === undefined ? o.name(id) : `${o.name(id)}: ${o.at}`, hints(typeOf(o), ...more));

const talents: Options = {
  rage: ability('rage', 'Mêlée +2, Parade −1'),
  benediction: ability('benediction', 'one die to roll again this Round'),
  rugissement: ability('rugissement', 'Vigueur against Mental, the target is Secouée'),
  'inspiration-divine': ability('inspiration-divine', 'Mental, Difficulty 2: a blessed roll to come'),
  'halo-protecteur': ability('halo-protecteur'),
  citadelle: ability('citadelle'),
  'pierre-de-vie': ability('pierre-de-vie'),
  'bond-meurtrier': ability('bond-meurtrier', 'damage +1'),
  'coup-de-bouclier': strike('Coup de bouclier on', 'Force −1, or a push'),
  frenesie: strike('Frénésie on'),
  'tir-concentre': strike('Tir concentré at', 'as many more dice as Mental'),
  'tirs-multiples': (o) =>
    one(`Tirs multiples: ${attackOf(o.option.params.attack, o)}`, hints(typeOf(o), 'three shots, −1 die each')),
  'pas-de-cote': (o) => one(`Pas de côté to ${square(o.at)}`, typeOf(o)),
};

/** What a turn offers. */
export const actions: Options = {
  ...talents,
  attaquer: strike('Attack'),
  'attaquer-decor': (o) =>
    one(
      `Attack the scenery at ${square(o.at)}: ${attackOf(o.option.params.attack, o)}`,
      hints(typeOf(o), attackFacts(String(o.option.params.attack))),
    ),
  'se-mettre-sur-la-defensive': plain('Go on the defensive', 'Parade +1, no attack this turn'),
  'se-deplacer': move('Go'),
  'pas-de-placement': move('Pas de placement'),
  'avancer-prudemment': (o) => one(`Move carefully to ${square(o.at)}`, hints(typeOf(o), 'no roll')),
  'quitter-le-donjon': plain('Leave the dungeon'),
  reveler: (o) => one(`Reveal: ${doorOf(o.option.params.door)}`, hints(typeOf(o))),
  'ouvrir-la-porte': plain('Open the door'),
  'fermer-la-porte': plain('Close the door'),
  'chercher-un-tresor': plain('Search for the treasure'),
  peripetie: (o) => {
    const { peripetie, action } = o.option.params;
    return one(peripetieName(String(peripetie), String(action), 'en'), hints(typeOf(o), o.name(String(peripetie))));
  },
  recuperation: plain('Récupération', 'Vigueur, Difficulty 2: Santé +1'),
  'regard-recuperation': plain('Récupération, a gift of the Arcane', 'Vigueur, Difficulty 2: Santé +1'),
  'se-reprendre': plain('Se reprendre', 'Mental, Difficulty 2'),
  'se-relever': plain('Get up'),
  'se-liberer': (o) => one(`Break free by ${thing(o, 'trait')}`, hints(typeOf(o), 'Difficulty 2')),
  liberer: (o) => one(`Free ${who(o)} by ${thing(o, 'trait')}`, hints(typeOf(o), 'Difficulty 2')),
  soins: (o) => one(`Heal ${who(o)}`, hints(typeOf(o), 'Savoir, Difficulty 2: Santé +1')),
  utiliser: on('Use'),
  's-equiper': (o) => one(`Equip: ${thing(o)}`, hints(typeOf(o), itemFacts(String(o.option.params.item)))),
  'se-reequiper': plain('Rearrange everything', 'enemies nearby strike first'),
  ranger: on('Put away'),
  jeter: on('Throw away'),
  enfermer: on('Put in the iron box'),
  recharger: on('Reload'),
  ramasser: on('Pick up'),
  'refermer-a-cle': on('Lock again and take back'),
  'ramasser-deniers': (o) => one(`Pick up ${deniers(Number(o.option.params.deniers))}`, hints(typeOf(o))),
  echanger: (o) => one(`Exchange with ${who(o)}`, hints(typeOf(o))),
  'fin-du-tour': () => one('End the turn'),
  passer: () => one('Pass'),
};
