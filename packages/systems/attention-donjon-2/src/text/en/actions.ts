import type { CardId } from '@souterrain/crawl';
import type { Labels } from '@souterrain/crawl/text';
import { chosen, hints, one, plain, who } from '@souterrain/crawl/text';
import { guardian, move, named } from '@souterrain/crawl/text/en';
import { powerOn } from './suit-powers.ts';

/** AD2-ATTR-05, AD2-ATTR-09, AD2-COMP-08 to AD2-COMP-12: what each of them is rolled for. */
const TRAITS: Readonly<Record<string, string>> = {
  agilite: 'shooting, throwing, Esquive, resisting blows',
  savoir: 'magic, Soins, finding treasure',
  melee: 'weapons held in hand, and resisting them',
  tir: 'bows and crossbows',
  lancer: 'knives, axes and bombs',
  arcane: 'magic',
};

/** AD2-XESQ-03. */
const DODGES: Readonly<Record<string, string>> = {
  ordinaire: 'Esquive: Agilité/Esquive 5',
  difficile: 'difficult Esquive: Agilité/Esquive 7',
};

const turn: Labels = {
  'se-mettre-sur-la-defensive': plain('Go on the defensive', 'Couverture +1, no attack this turn'),
  'se-deplacer': move('Go', DODGES),
  'pas-de-placement': move('Pas de placement', DODGES),
  recuperation: plain('Récupération', 'Vigueur 5, +1 for each enemy in contact: 1 Santé'),
  'se-reprendre': plain('Se reprendre', 'Mental/Résistance 5'),
  'se-liberer': (o) => one(`Break free by ${chosen(o, 'trait')}`, hints(o.type, 'Difficulty 5')),
  liberer: (o) => one(`Free ${who(o)} by ${chosen(o, 'trait')}`, hints(o.type, 'Difficulty 5')),
  'crever-la-bulle': (o) => one(`Burst the bubble: ${who(o)}`, hints(o.type, 'Force 5')),
  soins: (o) => one(`Heal ${who(o)}`, hints(o.type, 'Savoir/Soins 5: 1 Santé or a state')),
  'chercher-un-tresor': plain('Search for the treasure', 'Savoir 4, +1 for each enemy nearby'),
};

const talents: Labels = {
  'aura-des-arcanes': (o) =>
    one(
      o.name('aura-des-arcanes'),
      hints(o.type, 'Savoir/Arcane 6', powerOn('aura-des-arcanes', o.option.params.card as CardId)),
    ),
};

/** What is done in the way of this edition: its numbers are in the hints. */
export const actions: Labels = {
  ...turn,
  ...talents,
  ...named('trait', Object.keys(TRAITS), (id) => TRAITS[id] ?? ''),
  ...named('origine', ['felis'], () => 'claws, a keen nose and agility'),
  ...guardian({
    coeur: 'a free Récupération',
    carreau: 'Armour +1 against one blow',
    trefle: '+1 against one attack at close quarters',
    pique: '+1 on one attack',
  }),
  ...named('carriere', ['arcaniste'], () => 'the magic of cards'),
};
