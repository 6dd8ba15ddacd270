import type { Labels } from '@souterrain/crawl/text';
import { chosen, hints, one, plain, who } from '@souterrain/crawl/text';
import { guardian, move, named } from '@souterrain/crawl/text/fr';

const DODGES: Readonly<Record<string, string>> = {
  ordinaire: 'Esquive, Difficulté 2',
  difficile: 'Esquive difficile, Difficulté 4',
};

/** What is done in the way of this edition: its numbers are in the hints. */
export const actions: Labels = {
  'se-mettre-sur-la-defensive': plain('Se mettre sur la défensive', 'Parade +1, aucune attaque ce tour'),
  'se-deplacer': move('Aller', DODGES),
  'pas-de-placement': move('Pas de placement', DODGES),
  recuperation: plain('Récupération', 'Vigueur, Difficulté 2 : +1 Santé'),
  'se-reprendre': plain('Se reprendre', 'Mental, Difficulté 2'),
  'se-liberer': (o) => one(`Se libérer par ${chosen(o, 'trait')}`, hints(o.type, 'Difficulté 2')),
  liberer: (o) => one(`Libérer ${who(o)} par ${chosen(o, 'trait')}`, hints(o.type, 'Difficulté 2')),
  soins: (o) => one(`Soigner ${who(o)}`, hints(o.type, 'Savoir, Difficulté 2 : +1 Santé')),
  dommages: () => one('Infliger les dommages'),
  'pousser-plutot/pousser': () => one('Pousser à la place'),
  'pousser-sans-dommages/pousser': () => one('Pousser à la place'),
  'evenement-mortel/sacrifier': () => one('Sacrifier 1 Héroïsme maximum', '1 Santé et une Blessure grave'),
  'evenement-mortel/blessure-grave': () => one('Subir une Blessure grave', '1 Santé'),
  'esquive/lancer': () => one('Lancer les dés'),
  'esquive/sacrifier': ({ params }) =>
    one('Sacrifier l’action standard', params.level === 'difficile' ? 'Esquive facilitée' : 'Esquive réussie'),
  'esquive-ratee/garder': () => one('Accepter l’échec'),
  'esquive-ratee/sacrifier': () => one('Sacrifier l’action standard', 'Esquive réussie'),
  point: () => one('Un point de Santé de plus'),
  ...named('origine', ['feliformes'], () => 'crocs, flair et agilité'),
  ...guardian({
    coeur: 'une Récupération offerte',
    carreau: 'Endurance +1 contre un coup',
    trefle: 'Parade +1 contre une attaque',
    pique: '+1 dé à une attaque',
  }),
};
