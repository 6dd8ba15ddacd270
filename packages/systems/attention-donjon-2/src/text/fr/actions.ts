import type { Options } from '@souterrain/crawl/text/catalogue';
import { hints, one } from '@souterrain/crawl/text/fr/grammar';
import { ability, move, plain, thing, typeOf, who } from '@souterrain/crawl/text/fr/offers';
import { guardian, named } from '@souterrain/crawl/text/fr/town';

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
  'se-liberer': (o) => one(`Se libérer par ${thing(o, 'trait')}`, hints(typeOf(o), 'Difficulté 5')),
  liberer: (o) => one(`Libérer ${who(o)} par ${thing(o, 'trait')}`, hints(typeOf(o), 'Difficulté 5')),
  'crever-la-bulle': (o) => one(`Crever la bulle : ${who(o)}`, hints(typeOf(o), 'Force 5')),
  soins: (o) => one(`Soigner ${who(o)}`, hints(typeOf(o), 'Savoir/Soins 5 : 1 Santé ou un état')),
  'chercher-un-tresor': plain('Chercher le trésor', 'Savoir 4, +1 par ennemi proche'),
};

const talents: Options = {
  rage: ability('rage', '+2 dés à ses attaques de Mêlée, −2 dés pour y résister'),
  rugissement: ability('rugissement', 'Vigueur contre la Volonté, la cible est Secouée'),
  'inspiration-divine': ability('inspiration-divine', 'Mental/Résistance 5 : un Jet béni à venir'),
  'bond-meurtrier': ability('bond-meurtrier', '+1 dé'),
  'coup-de-bouclier': ability('coup-de-bouclier', 'Dommages 1, ou repousser'),
  'decharge-arcanique': ability('decharge-arcanique', 'Savoir/Arcane contre le Physique : Dommages 1'),
  'aura-des-arcanes': ability('aura-des-arcanes', 'Savoir/Arcane 6, selon la couleur de l’initiative'),
  'projectile-arcanique': ability('projectile-arcanique', 'Savoir/Arcane contre les Réflexes : Dommages 1'),
  'illusion-arcanique': ability('illusion-arcanique', 'Savoir/Arcane contre la Volonté : Leurré'),
  'invocation-des-arcanes': ability('invocation-des-arcanes', 'Savoir/Arcane 7, une fois par aventure'),
  'deferlante-arcanique': ability('deferlante-arcanique', 'Savoir/Arcane contre le Physique : Dommages 2 à la zone'),
};

/** What is done in the way of this edition: its numbers are in the hints. */
export const actions: Options = {
  ...turn,
  ...talents,
  ...named('trait', ['melee', 'tir', 'lancer', 'arcane']),
  ...named('origine', ['felis'], () => 'crocs, flair et agilité'),
  ...guardian({
    coeur: 'une Récupération offerte',
    carreau: 'Armure +1 contre un coup',
    trefle: '+1 contre une attaque au corps à corps',
    pique: '+1 à une attaque',
  }),
  ...named('carriere', ['arcaniste'], () => 'la magie des cartes'),
};
