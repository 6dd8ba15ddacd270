import type { HomeWords } from '../words.ts';

export const home = {
  language: 'Language',
  tagline: 'paper dungeons to play tonight',
  lead: 'Paper dungeons, honest dice, and the table already laid.',
  play: 'Play',
  ready: (guided) => (guided ? 'A guided game, heroes ready, no account.' : 'Heroes ready, no account.'),
  compose: 'Set up a game',
  guided: (on) => (on ? 'With the guide' : 'Without the guide'),
  rules: 'Rules',
  resume: (title) => `Resume ${title}`,
  theme: { label: 'Colours', auto: 'Auto', light: 'Day', dark: 'Night' },
  chooseSystem: 'Choose a game',
  choose: 'Choose',
  chosen: 'Chosen',
  credits: {
    rules: 'Attention Donjon\u202f!: rules under CC BY-SA 4.0, credited to their author.',
    icons: (authors) => `Icons from game-icons.net by ${authors}, CC BY 3.0, outlines rounded.`,
  },
  toHeroes: 'My heroes',
  toOdds: 'Odds',
  compare: 'Two editions',
  importGame: 'Import a game',
  heroNames: ['Aldric', 'Ysolde', 'Bardin', 'Ombrine', 'Tancrède', 'Mélisende'],
} satisfies HomeWords;
