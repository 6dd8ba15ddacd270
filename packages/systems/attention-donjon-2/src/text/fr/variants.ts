import type { VariantWords } from '@souterrain/crawl/text';
import type { VariantId, Variants } from '../../variants.ts';

/** The readings of the catalogue's questions, each in a few words. */
export const variants: VariantWords<Pick<Variants, VariantId>> = {
  pokerChain: {
    label: 'Coup de poker, un nouveau 6',
    values: { one: 'un seul par Jet', chain: 'permet de recommencer' },
  },
  pokerOnes: {
    label: 'Coup de poker d’un Jet maudit, les 1 gardés',
    values: { once: 'comptés une fois', again: 'comptés à nouveau' },
  },
  minDice: {
    label: 'Malus de dés',
    values: { one: 'toujours un dé, sauf Attribut à 0', zero: 'peuvent ne laisser aucun dé' },
  },
  failureMinDamage: {
    label: 'Échec contre une action ennemie',
    values: { one: 'coûte au moins 1 Santé', zero: 'l’Armure peut tout arrêter' },
  },
  enemyCancelOnFailure: {
    label: 'Réussites d’un échec contre une action ennemie',
    values: { no: 'perdues', yes: 'réduisent encore l’effet' },
  },
  autoReserve: {
    label: 'Réussites nécessaires au succès',
    values: { yes: 'réservées d’office', no: 'placées à la main' },
  },
  tempsFortTrigger: {
    label: 'Temps fort',
    values: { card: 'sur un Joker ou sa propre carte', suit: 'aussi sur la couleur de son Arcane' },
  },
  shieldConversion: {
    label: 'Couverture',
    values: { melee: 'contre les attaques au corps-à-corps', all: 'contre toutes les attaques' },
  },
  rangedDifficulty: {
    label: 'Difficulté d’un tir',
    values: { reflexes: 'les Réflexes', defense: 'la Défense' },
  },
  twoHandedDamage: { label: 'Arme à deux mains', values: { three: 'Dommages 3', four: 'Dommages 4' } },
  creationScale: {
    label: 'Attributs à la création',
    values: { companion: '1, 1, 2, 2, 3 et 10 points', first: '2, 2, 3, 3, 4 et 6 points' },
  },
  heavyArmourThreshold: {
    label: 'Force + Vigueur pour l’armure lourde',
    values: { six: '6', eight: '8' },
  },
  recoveryCap: {
    label: 'Plafond de la Récupération',
    values: { half: 'la moitié de la Santé maximale', full: 'la Santé maximale' },
  },
  treasureSecondCard: {
    label: 'Seconde carte de trésor',
    values: { one: '1 Réussite', two: '2 Réussites' },
  },
  dodgeStatesBeforeMove: {
    label: 'États subis en esquivant',
    values: { no: 'à l’arrivée', yes: 'avant de bouger' },
  },
  dodgeCount: {
    label: 'Ennemis comptés dans une Esquive',
    values: { active: 'ceux de la zone en état d’agir', all: 'tous ceux de la zone', adjacent: 'ceux au contact' },
  },
  monsterLeaving: {
    label: 'Monstre qui quitte la zone d’un héros',
    values: { attack: 'attaque gratuite, par la Réaction', nothing: 'rien' },
  },
  placementStepOtherZone: {
    label: 'Pas de placement dans une autre zone',
    values: { no: 'non', yes: 'oui, avec l’Esquive de la première édition' },
  },
  ragePenalty: {
    label: 'Enragé, pour résister aux attaques',
    values: { two: '−2 dés', one: '−1 dé' },
  },
  suitOrder: {
    label: 'Ordre des couleurs',
    values: { coeur: 'Cœur, Carreau, Pique, Trèfle', scenario: 'celui du scénario' },
  },
  jokerScope: {
    label: 'Jets touchés par un Joker',
    values: { all: 'tous', own: 'ceux de son possesseur, ou contre lui' },
  },
  petrifiedSeverity: {
    label: 'Pétrifié',
    values: { stone: 'aucune action, Armure +2', held: 'aucun mouvement' },
  },
  secoueKept: {
    label: 'État Secoué',
    values: { yes: 'donné par les effets qui le nomment', no: 'remplacé par −1 dé ce Round' },
  },
  gregariousScope: {
    label: 'Instinct grégaire',
    values: { active: 'compte les figurines en état d’agir', all: 'compte toutes les figurines' },
  },
  extraTargetLimit: {
    label: 'Cible supplémentaire',
    values: { first: 'pas plus difficile que la première', reached: 'toute cible que le résultat atteint' },
  },
  bestialeOnes: {
    label: 'Force Bestiale, les 1 du Coup de poker',
    values: { again: 'relancés', kept: 'gardés' },
  },
  healingOptions: {
    label: 'Soins, Réussites en plus',
    values: { one: '2 pour un seul bienfait de plus', each: '1 par bienfait, sans limite' },
  },
  groupActionCount: {
    label: 'Activation d’un monstre',
    values: { two: 'deux Actions', one: 'une action ennemie et un mouvement au plus' },
  },
  attributeXp: {
    label: 'Attributs et Compétences par l’expérience',
    values: { yes: 'un point entre deux aventures', no: 'jamais, les Talents seuls' },
  },
  tieOpposed: {
    label: 'Égalité contre une caractéristique',
    values: { roller: 'succès', defender: 'échec' },
  },
};
