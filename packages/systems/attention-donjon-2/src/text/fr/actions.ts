import type { CardId } from '@souterrain/crawl';
import type { Options } from '@souterrain/crawl/text';
import { ability, chosen, hints, one, plain, who } from '@souterrain/crawl/text';
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

const turn: Options = {
  'se-mettre-sur-la-defensive': plain('Se mettre sur la défensive', 'Couverture +1, aucune attaque ce tour'),
  'se-deplacer': move('Aller', DODGES),
  'pas-de-placement': move('Pas de placement', DODGES),
  recuperation: plain('Récupération', 'Vigueur 5, +1 par ennemi au contact : 1 Santé'),
  'regard-recuperation': plain('Récupération offerte par l’Arcane', 'Vigueur 5 : 1 Santé'),
  'se-reprendre': plain('Se reprendre', 'Mental/Résistance 5'),
  'sortir-de-la-rage': plain('Sortir de la Rage', 'Mental/Résistance 5'),
  'se-liberer': (o) => one(`Se libérer par ${chosen(o, 'trait')}`, hints(o.type, 'Difficulté 5')),
  liberer: (o) => one(`Libérer ${who(o)} par ${chosen(o, 'trait')}`, hints(o.type, 'Difficulté 5')),
  'crever-la-bulle': (o) => one(`Crever la bulle : ${who(o)}`, hints(o.type, 'Force 5')),
  soins: (o) => one(`Soigner ${who(o)}`, hints(o.type, 'Savoir/Soins 5 : 1 Santé ou un état')),
  'chercher-un-tresor': plain('Chercher le trésor', 'Savoir 4, +1 par ennemi proche'),
};

const talents: Options = {
  rage: ability('rage', '+2 dés à ses attaques de Mêlée, −2 dés pour y résister'),
  rugissement: ability('rugissement', 'Vigueur contre la Volonté, la cible est Secouée'),
  'inspiration-divine': ability('inspiration-divine', 'Mental/Résistance 5 : un Jet béni à venir'),
  'bond-meurtrier': ability('bond-meurtrier', '+1 dé'),
  'coup-de-bouclier': ability('coup-de-bouclier', 'Dommages 1, ou repousser'),
  'decharge-arcanique': ability('decharge-arcanique', 'Savoir/Arcane contre le Physique : Dommages 1'),
  'aura-des-arcanes': (o) =>
    one(
      o.name('aura-des-arcanes'),
      hints(o.type, 'Savoir/Arcane 6', powerOn('aura-des-arcanes', o.option.params.card as CardId)),
    ),
  'projectile-arcanique': ability('projectile-arcanique', 'Savoir/Arcane contre les Réflexes : Dommages 1'),
  'illusion-arcanique': ability('illusion-arcanique', 'Savoir/Arcane contre la Volonté : Leurré'),
  'invocation-des-arcanes': ability('invocation-des-arcanes', 'Savoir/Arcane 7, une fois par aventure'),
  'deferlante-arcanique': ability('deferlante-arcanique', 'Savoir/Arcane contre le Physique : Dommages 2 à la zone'),
};

/** What is done in the way of this edition: its numbers are in the hints. */
export const actions: Options = {
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
