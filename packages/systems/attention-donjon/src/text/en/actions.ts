import type { Labels } from '@souterrain/crawl/text';
import { chosen, hints, one, plain, who } from '@souterrain/crawl/text';
import { guardian, move, named } from '@souterrain/crawl/text/en';

const DODGES: Readonly<Record<string, string>> = {
  ordinaire: 'Esquive, Difficulty 2',
  difficile: 'difficult Esquive, Difficulty 4',
};

/** What is done in the way of this edition: its numbers are in the hints. */
export const actions: Labels = {
  'se-mettre-sur-la-defensive': plain('Go on the defensive', 'Parade +1, no attack this turn'),
  'se-deplacer': move('Go', DODGES),
  'pas-de-placement': move('Pas de placement', DODGES),
  recuperation: plain('Récupération', 'Vigueur, Difficulty 2: Santé +1'),
  'se-reprendre': plain('Se reprendre', 'Mental, Difficulty 2'),
  'se-liberer': (o) => one(`Break free by ${chosen(o, 'trait')}`, hints(o.type, 'Difficulty 2')),
  liberer: (o) => one(`Free ${who(o)} by ${chosen(o, 'trait')}`, hints(o.type, 'Difficulty 2')),
  soins: (o) => one(`Heal ${who(o)}`, hints(o.type, 'Savoir, Difficulty 2: Santé +1')),
  dommages: () => one('Deal the damage'),
  'pousser-plutot/pousser': () => one('Push instead'),
  'pousser-sans-dommages/pousser': () => one('Push instead'),
  'evenement-mortel/sacrifier': () => one('Give up 1 maximum Héroïsme', '1 Santé and a Blessure grave'),
  'evenement-mortel/blessure-grave': () => one('Suffer a Blessure grave', '1 Santé'),
  'esquive/lancer': () => one('Roll the dice'),
  'esquive/sacrifier': ({ params }) =>
    one('Give up the standard action', params.level === 'difficile' ? 'an easier Esquive' : 'Esquive made'),
  'esquive-ratee/garder': () => one('Accept the failure'),
  'esquive-ratee/sacrifier': () => one('Give up the standard action', 'Esquive made'),
  point: () => one('One more point of Santé'),
  ...named('origine', ['feliformes'], () => 'claws, a keen nose and agility'),
  ...guardian({
    coeur: 'a free Récupération',
    carreau: 'Endurance +1 against one blow',
    trefle: 'Parade +1 against one attack',
    pique: '+1 die on one attack',
  }),
};
