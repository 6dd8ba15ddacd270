import type { CardId } from '@souterrain/crawl';
import type { Labels } from '@souterrain/crawl/text';
import { chosen, hints, one, plain, who } from '@souterrain/crawl/text';
import { guardian, move, named } from '@souterrain/crawl/text/fr';
import { powerOn } from './suit-powers.ts';

/** AD2-ATTR-05, AD2-ATTR-09, AD2-COMP-08 to AD2-COMP-12: what each of them is rolled for. */
const TRAITS: Readonly<Record<string, string>> = {
  agilite: 'tir, lancer, Esquive, résister aux coups',
  savoir: 'magie, Soins, recherche de trésors',
  melee: 'les armes de corps à corps, et résister aux leurs',
  tir: 'arcs et arbalètes',
  lancer: 'couteaux, haches et bombes',
  arcane: 'la magie',
};

/** AD2-XESQ-03. */
const DODGES: Readonly<Record<string, string>> = {
  ordinaire: 'Esquive : Agilité/Esquive 5',
  difficile: 'Esquive difficile : Agilité/Esquive 7',
};

const turn: Labels = {
  'se-mettre-sur-la-defensive': plain('Se mettre sur la défensive', 'Couverture +1, aucune attaque ce tour'),
  'se-deplacer': move('Aller', DODGES),
  'pas-de-placement': move('Pas de placement', DODGES),
  recuperation: plain('Récupération', 'Vigueur 5, +1 par ennemi au contact : 1 Santé'),
  'se-reprendre': plain('Se reprendre', 'Mental/Résistance 5'),
  'se-liberer': (o) => one(`Se libérer par ${chosen(o, 'trait')}`, hints(o.type, 'Difficulté 5')),
  liberer: (o) => one(`Libérer ${who(o)} par ${chosen(o, 'trait')}`, hints(o.type, 'Difficulté 5')),
  'crever-la-bulle': (o) => one(`Crever la bulle : ${who(o)}`, hints(o.type, 'Force 5')),
  soins: (o) => one(`Soigner ${who(o)}`, hints(o.type, 'Savoir/Soins 5 : 1 Santé ou un état')),
  'chercher-un-tresor': plain('Chercher le trésor', 'Savoir 4, +1 par ennemi proche'),
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
  ...named('origine', ['felis'], () => 'griffes, flair et agilité'),
  ...guardian({
    coeur: 'une Récupération offerte',
    carreau: 'Armure +1 contre un coup',
    trefle: '+1 contre une attaque au corps à corps',
    pique: '+1 à une attaque',
  }),
  ...named('carriere', ['arcaniste'], () => 'la magie des cartes'),
};
