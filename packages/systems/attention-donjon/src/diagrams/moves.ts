import type { Sketch } from './diagram.ts';

const TWO = ['aaabbb', 'aaabbb', 'aaabbb'];

export const MOVES: readonly Sketch[] = [
  {
    rule: 'AD1-MOVE-05',
    caption: { fr: 'Une zone voisine, jamais la suivante.', en: 'A neighbouring zone, never the one beyond.' },
    rows: ['aabbcc', 'aabbcc'],
    figures: { h1: [0, 0] },
    shows: [{ who: 'h1', kind: 'classique' }],
  },
  {
    rule: 'AD1-MOVE-06',
    caption: { fr: 'Plus une case libre à la frontière.', en: 'No free square left on the border.' },
    rows: ['aabbb', 'aabbb'],
    figures: { h1: [0, 0], 'orque-1': [2, 0], 'orque-2': [2, 1] },
    shows: [{ who: 'h1', kind: 'classique' }],
  },
  {
    rule: 'AD1-MOVE-07',
    caption: { fr: 'Des figurines murent le fond de la zone.', en: 'Figures wall off the end of the zone.' },
    rows: ['aabbb', 'aabbb'],
    figures: { h1: [0, 0], 'orque-1': [3, 0], 'orque-2': [3, 1] },
    shows: [{ who: 'h1', kind: 'classique' }],
  },
  {
    rule: 'AD1-MOVE-08',
    caption: { fr: 'Entouré dans sa zone, il en sort quand même.', en: 'Surrounded in its zone, it still gets out.' },
    rows: ['aaab', 'aaab', 'aaab'],
    figures: {
      ...{ h1: [0, 1], 'orque-1': [0, 0], 'orque-2': [1, 0], 'orque-3': [1, 1], 'orque-4': [1, 2] },
      ...{ 'orque-5': [0, 2], 'orque-6': [3, 0], 'orque-7': [3, 2] },
    },
    shows: [{ who: 'h1', kind: 'classique' }],
  },
  {
    rule: 'AD1-MOVE-09',
    caption: { fr: 'Sortir sous les yeux d’un orque.', en: 'Leaving under the eyes of an orc.' },
    rows: TWO,
    figures: { h1: [0, 0], 'orque-1': [0, 2] },
    shows: [{ who: 'h1', kind: 'classique', to: [4, 1] }],
  },
  {
    rule: 'AD1-MOVE-11',
    caption: { fr: 'N’importe quelle case vide de sa zone.', en: 'Any empty square of its own zone.' },
    rows: ['aaaa', 'aaaa', 'aaaa'],
    figures: { h1: [0, 0], 'orque-1': [1, 0], 'orque-2': [1, 1], 'orque-3': [0, 1] },
    shows: [{ who: 'h1', kind: 'pas' }],
  },
  {
    rule: 'AD1-MOVE-12',
    caption: { fr: 'Un pas vers la zone d’à côté.', en: 'One step into the next zone.' },
    rows: ['aaaabbb', 'aaaabbb', 'aaaabbb', 'aaaabbb', 'aaaabbb', 'aaaabbb'],
    figures: { h1: [3, 4] },
    shows: [{ who: 'h1', kind: 'pas' }],
  },
  {
    rule: 'AD1-MOVE-13',
    caption: { fr: 'Le pas évite l’Esquive du Mouvement.', en: 'The step spares the Esquive of a move.' },
    rows: TWO,
    figures: { h1: [2, 0], 'orque-1': [0, 2] },
    shows: [
      { who: 'h1', kind: 'pas', to: [3, 0] },
      { who: 'h1', kind: 'classique', to: [3, 0] },
    ],
  },
  {
    rule: 'AD1-MOVE-14',
    caption: {
      fr: 'D’un contact à l’autre, l’Esquive est difficile.',
      en: 'From contact to contact, a difficult Esquive.',
    },
    rows: TWO,
    figures: { h1: [2, 1], 'orque-1': [1, 1], 'gobelin-1': [4, 0] },
    shows: [
      { who: 'h1', kind: 'pas', to: [3, 0] },
      { who: 'h1', kind: 'pas', to: [3, 2] },
    ],
  },
];
