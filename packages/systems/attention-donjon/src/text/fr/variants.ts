import type { VariantWords } from '@souterrain/crawl/text';
import type { Variants } from '../../variants.ts';

/** The readings of the catalogue's questions, each in a few words. */
export const variants: VariantWords<Variants> = {
  searchDifficulty: {
    label: 'Difficulté pour chercher un trésor',
    values: {
      four: '4, deux cartes au Seuil 1',
      one: '1, deux cartes au Seuil 2',
      default: '2, deux cartes au Seuil 1',
    },
  },
  stepDodge: {
    label: 'Esquive pour un Pas de placement',
    values: { contact: 'de contact à contact, d’une zone à l’autre', never: 'jamais' },
  },
  reactionRefresh: { label: 'Retour de la Réaction', values: { round: 'à chaque Round', turn: 'à chaque tour' } },
  maitriseEsquive: {
    label: 'Maîtrise de l’esquive, Esquive difficile',
    values: { two: 'jet contre 2', four: 'jet contre 4, sacrifice automatique' },
  },
  dwarfEndurant: {
    label: 'Endurant, le don des nains',
    values: { vigueur: 'Vigueur +1', endurance: 'Endurance naturelle +1' },
  },
  negativeTotal: { label: 'Total d’un jet sous zéro', values: { floor: 'ramené à 0', kept: 'gardé tel quel' } },
  minOneDie: { label: 'Nombre de dés minimal', values: { no: 'aucun', yes: 'un dé si le Trait existe' } },
  minDifficulty: { label: 'Difficulté minimale', values: { zero: '0', one: '1' } },
  secoueScope: {
    label: 'Jets réduits par Secoué',
    values: { actions: 'ceux d’une Action ou d’une Réaction', all: 'tous' },
  },
  excessWounds: { label: 'Blessures au-delà de 0 Santé', values: { lost: 'perdues', each: 'subies une à une' } },
  opposedSeuil: {
    label: 'Seuil d’un test opposé',
    values: { greater: 'sur le meilleur des deux totaux', tieFails: 'un de plus, l’égalité échouant' },
  },
  piqueBonus: { label: 'Bonus de Pique après le jet', values: { die: 'un dé de plus', success: 'un succès de plus' } },
  groupJoker: { label: 'Joker tiré pour un groupe', values: { first: 'passe avant l’As', replaced: 'remplacé' } },
  jokerElsewhere: { label: 'Joker sur une table', values: { replaced: 'remplacé', wild: 'carte au choix' } },
  suitOrder: {
    label: 'Ordre des couleurs',
    values: { pique: 'Pique, Cœur, Carreau, Trèfle', coeur: 'Cœur, Carreau, Trèfle, Pique' },
  },
  attackMargin: { label: 'Seuil de l’attaque', values: { no: 'sans effet', yes: 'des dés de dommages au-delà de 1' } },
  figuresCover: { label: 'Les figurines donnent Couvert', values: { no: 'non', yes: 'oui' } },
  zoneDistance: {
    label: 'Zones traversées',
    values: { graph: 'par le plus court chemin', line: 'par la ligne droite' },
  },
  impassibleTiming: { label: 'Impassible efface Secoué', values: { atOnce: 'aussitôt', nextTurn: 'au tour suivant' } },
  pokerBatch: {
    label: 'Miser un 6 gardé',
    values: { batch: 'non, un choix par lancer', anytime: 'oui, à tout moment' },
  },
  pokerSoft: {
    label: 'Coup de poker',
    values: { two: 'le 6 devient deux dés', soft: 'le 6 vaut un succès et donne un dé' },
  },
  waitLost: { label: 'Initiative perdue', values: { turn: 'le tour seul', reaction: 'le tour et la Réaction' } },
  xpRate: {
    label: 'Expérience d’une aventure',
    values: { slow: '1, et 1 pour l’objectif', fast: '3 par victoire, 1 par défaite' },
  },
  creatureReprendre: { label: 'Les créatures se reprennent', values: { yes: 'd’abord', no: 'jamais' } },
  heroReplacement: {
    label: 'Après la mort d’un héros',
    values: { next: 'un nouveau à la prochaine aventure', preparation: 'un nouveau au Round suivant' },
  },
  twoHanderParade: { label: 'Arme à deux mains', values: { no: 'sans malus de Parade', minus: 'Parade −1' } },
  crossbowReload: { label: 'Arbalète à recharger', values: { yes: 'oui, action bonus', no: 'non' } },
  nextTurnExpiry: {
    label: 'Effet jusqu’au prochain tour, héros qui n’agit pas',
    values: { following: 'fini au Round suivant', first: 'fini dès ce Round' },
  },
  nullTraitBonus: { label: 'Bonus sur un Trait à 0', values: { no: 'aucun dé', zero: 'les dés du bonus' } },
  opposedHeroism: {
    label: 'Héroïsme dans un test opposé',
    values: { common: 'après les deux jets', each: 'jet par jet' },
  },
};
