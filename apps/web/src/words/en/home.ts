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
  systems: {
    'cinquante-etages': {
      name: 'Cinquante Étages',
      subtitle: 'a descent in duels',
      pitch: 'One die to go down, one duel on every landing.',
      facts: ['20 min', '1 to 4 players', 'd10, d20'],
    },
    'attention-donjon': {
      name: 'Attention Donjon\u202f!',
      subtitle: '1^st^ edition',
      pitch: 'All together, no game master: risk your sixes and clear the crypt.',
      facts: ['60 min', '1 to 6 players', 'd6, 54 cards'],
    },
    'attention-donjon-2': {
      name: 'Attention Donjon\u202f!',
      subtitle: '2^nd^ edition',
      pitch: 'Your best die, successes to spend, and an enemy that answers back.',
      facts: ['60 min', '1 to 6 players', 'd6, 54 cards'],
    },
    'heros-bataillons': {
      name: 'Héros & Bataillons',
      subtitle: 'with or without a game master',
      pitch: 'Magic, alchemy, and whole armies to throw into the fight.',
      facts: ['90 min', '1 to 6 players', 'd20'],
    },
  },
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
