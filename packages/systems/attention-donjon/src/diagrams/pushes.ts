import type { At, Sketch } from './diagram.ts';

const OPEN = ['aaaaaa', 'aaaaaa', 'aaaaaa', 'aaaaaa', 'aaaaaa'];
const legend = {
  S: { zone: 'a', feature: 'statue' },
  L: { zone: 'a', feature: 'lave' },
  P: { zone: 'a', feature: 'precipice' },
} as const;

/** An ogre at (2, 2) pushes the hero at (3, 2). */
const PUSHED = { 'ogre-1': [2, 2] as At, h1: [3, 2] as At };
const shows = [{ who: 'h1', kind: 'poussee', by: 'ogre-1' }] as const;

export const PUSHES: readonly Sketch[] = [
  {
    rule: 'AD1-PUSH-01',
    caption: { fr: 'Poussé parmi les orques, sans Esquive.', en: 'Pushed among orcs, without an Esquive.' },
    rows: OPEN,
    figures: { ...PUSHED, 'orque-1': [5, 0], 'orque-2': [5, 4] },
    shows,
  },
  {
    rule: 'AD1-PUSH-02',
    caption: { fr: 'Trois cases, loin de l’agresseur.', en: 'Three squares, away from the aggressor.' },
    rows: OPEN,
    figures: PUSHED,
    shows,
  },
  {
    rule: 'AD1-PUSH-03',
    caption: { fr: 'Une seule case libre, c’est celle-là.', en: 'Only one is free, so that one.' },
    rows: OPEN,
    figures: { ...PUSHED, 'orque-1': [4, 1], 'orque-2': [4, 2] },
    shows,
  },
  {
    rule: 'AD1-PUSH-04',
    caption: { fr: 'Aucune n’est libre, celui qui pousse choisit.', en: 'None is free, the pusher chooses.' },
    rows: OPEN,
    figures: { ...PUSHED, 'orque-1': [4, 1], 'orque-2': [4, 2], 'orque-3': [4, 3] },
    shows,
  },
  {
    rule: 'AD1-PUSH-05',
    caption: { fr: 'Jamais dans une statue.', en: 'Never into a statue.' },
    rows: ['aaaaaa', 'aaaaaa', 'aaaaSa', 'aaaaaa', 'aaaaaa'],
    legend,
    figures: PUSHED,
    shows,
  },
  {
    rule: 'AD1-PUSH-06',
    caption: { fr: 'Le poussé pousse à son tour.', en: 'The pushed pushes in turn.' },
    rows: OPEN,
    figures: { ...PUSHED, 'orque-1': [4, 1], 'orque-2': [4, 2], 'orque-3': [4, 3] },
    shows: [{ ...shows[0], through: [4, 2] }],
  },
  {
    rule: 'AD1-PUSH-07',
    caption: { fr: 'La lave est une case comme une autre.', en: 'Lava is a square like any other.' },
    rows: ['aaaaaa', 'aaaaSa', 'aaaaLa', 'aaaaSa', 'aaaaaa'],
    legend,
    figures: PUSHED,
    shows,
  },
  {
    rule: 'AD1-PUSH-08',
    caption: {
      fr: 'Le dernier tombe d’abord, puis le premier brûle.',
      en: 'The last falls first, then the first burns.',
    },
    rows: ['aaaaaa', 'aaaaSS', 'aaaaLP', 'aaaaSS', 'aaaaaa'],
    legend,
    figures: { ...PUSHED, 'orque-1': [4, 2] },
    shows: [{ ...shows[0], through: [4, 2] }],
  },
  {
    rule: 'AD1-PUSH-09',
    caption: {
      fr: 'Entre deux cases libres, un orque choisit la lave.',
      en: 'Of two free squares an orc picks the lava.',
    },
    rows: ['aaaaaa', 'aaaaaa', 'aaaaSa', 'aaaaLa', 'aaaaaa'],
    legend,
    figures: { 'orque-1': [2, 2], h1: [3, 2] },
    shows: [{ who: 'h1', kind: 'poussee', by: 'orque-1' }],
  },
  {
    rule: 'AD1-PUSH-10',
    caption: { fr: 'L’agresseur suivant est la case quittée.', en: 'The next aggressor is the square just left.' },
    rows: ['aaaaaa', 'aaaaSa', 'aaaaaa', 'aaaaSa', 'aaaaaa'],
    legend,
    figures: { ...PUSHED, 'orque-1': [4, 2] },
    shows: [{ ...shows[0], through: [4, 2] }],
  },
  {
    rule: 'AD1-PUSH-11',
    caption: { fr: 'Dos au mur, rien ne bouge.', en: 'Back to the wall, nothing moves.' },
    rows: ['aaaa', 'aaaa', 'aaaa', 'aaaa', 'aaaa'],
    figures: PUSHED,
    shows,
  },
  {
    rule: 'AD1-PUSH-12',
    caption: { fr: 'Une Mimique ne se pousse pas.', en: 'A Mimic is not pushed.' },
    rows: OPEN,
    figures: { h1: [2, 2], 'mimique-1': [3, 2] },
    shows: [{ who: 'mimique-1', kind: 'poussee', by: 'h1' }],
  },
  {
    rule: 'AD1-PUSH-13',
    caption: { fr: 'De loin, toujours vers plus loin.', en: 'From afar, always farther away.' },
    rows: OPEN,
    figures: { 'ogre-1': [0, 2], h1: [3, 2] },
    shows,
  },
];
