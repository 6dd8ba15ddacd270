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
