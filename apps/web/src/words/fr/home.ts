import type { HomeWords } from '../words.ts';

export const home = {
  language: 'Langue',
  tagline: 'des donjons de papier à jouer ce soir',
  lead: 'Des donjons de papier, des dés sincères, et la table déjà mise.',
  play: 'Jouer',
  ready: (guided) => (guided ? 'Partie guidée, héros prêts, sans compte.' : 'Héros prêts, sans compte.'),
  compose: 'Composer la partie',
  guided: (on) => (on ? 'Avec le guide' : 'Sans le guide'),
  rules: 'Règles',
  resume: (title) => `Reprendre ${title}`,
  theme: { label: 'Couleurs', auto: 'Auto', light: 'Jour', dark: 'Nuit' },
  chooseSystem: 'Choisir un jeu',
  choose: 'Choisir',
  chosen: 'Choisi',
  systems: {
    'cinquante-etages': {
      name: 'Cinquante Étages',
      subtitle: 'descente en duels',
      pitch: 'Un dé pour descendre, un duel à chaque palier.',
      facts: ['20 min', '1 à 4 joueurs', 'd10, d20'],
    },
    'attention-donjon': {
      name: 'Attention Donjon\u202f!',
      subtitle: '1^re^ édition',
      pitch: 'Tous ensemble, sans meneur\u00a0: risquez vos six et videz la crypte.',
      facts: ['60 min', '1 à 6 joueurs', 'd6, 54 cartes'],
    },
    'attention-donjon-2': {
      name: 'Attention Donjon\u202f!',
      subtitle: '2^e^ édition',
      pitch: 'Le meilleur dé, vos Réussites à dépenser, et l’ennemi qui répond.',
      facts: ['60 min', '1 à 6 joueurs', 'd6, 54 cartes'],
    },
    'heros-bataillons': {
      name: 'Héros & Bataillons',
      subtitle: 'avec ou sans meneur',
      pitch: 'De la magie, de l’alchimie, et des armées entières à lancer.',
      facts: ['90 min', '1 à 6 joueurs', 'd20'],
    },
  },
  credits: {
    rules: 'Attention Donjon\u202f!\u00a0: règles sous CC BY-SA 4.0, créditées à leur auteur.',
    icons: (authors) => `Icônes de game-icons.net par ${authors}, CC BY 3.0, tracés arrondis.`,
  },
  toHeroes: 'Mes héros',
  toOdds: 'Probabilités',
  compare: 'Deux éditions',
  importGame: 'Importer une partie',
  heroNames: ['Aldric', 'Ysolde', 'Bardin', 'Ombrine', 'Tancrède', 'Mélisende'],
} satisfies HomeWords;
