import type { Sketch } from './diagram.ts';

const TWO = ['aaabbb', 'aaabbb', 'aaabbb'];
const leaving = (x: number, y: number) => [{ who: 'h1', kind: 'classique', to: [x, y] }] as const;

export const DODGES: readonly Sketch[] = [
  {
    rule: 'AD1-DODGE-02',
    caption: { fr: 'Personne à fuir, pas d’Esquive.', en: 'Nobody to get away from, no Esquive.' },
    rows: TWO,
    figures: { h1: [0, 0], 'orque-1': [4, 0], 'orque-2': [5, 1], 'orque-3': [4, 2] },
    shows: leaving(3, 1),
  },
  {
    rule: 'AD1-DODGE-03',
    caption: { fr: 'Un orque dans la zone quittée, même loin.', en: 'An orc in the zone left, even far away.' },
    rows: TWO,
    figures: { h1: [0, 0], 'orque-1': [0, 2] },
    shows: leaving(4, 1),
  },
  {
    rule: 'AD1-DODGE-04',
    caption: { fr: 'Des ennemis des deux côtés.', en: 'Enemies on both sides.' },
    rows: TWO,
    figures: { h1: [0, 0], 'orque-1': [0, 2], 'gobelin-1': [5, 2] },
    shows: leaving(4, 0),
  },
  {
    rule: 'AD1-DODGE-05',
    caption: { fr: 'Un pas dans sa zone, au milieu des orques.', en: 'A step in its zone, among orcs.' },
    rows: TWO,
    figures: { h1: [0, 0], 'orque-1': [1, 0], 'orque-2': [1, 1], 'orque-3': [0, 1] },
    shows: [{ who: 'h1', kind: 'pas', to: [2, 2] }],
  },
  {
    rule: 'AD1-DODGE-10',
    caption: {
      fr: 'Ratée, elle laisse frapper les deux orques au contact.',
      en: 'Failed, both orcs in contact strike.',
    },
    rows: TWO,
    figures: { h1: [1, 1], 'orque-1': [0, 0], 'orque-2': [0, 2] },
    shows: leaving(4, 1),
  },
  {
    rule: 'AD1-DODGE-11',
    caption: {
      fr: 'Lequel frappe d’abord, au choix de la victime.',
      en: 'Which one strikes first is the victim’s choice.',
    },
    rows: TWO,
    figures: { h1: [1, 1], 'orque-1': [1, 0], 'orque-2': [1, 2] },
    shows: leaving(4, 1),
  },
  {
    rule: 'AD1-DODGE-14',
    caption: { fr: 'Arrivé malgré tout, un gobelin l’attend.', en: 'There after all, a goblin waits.' },
    rows: TWO,
    figures: { h1: [0, 0], 'orque-1': [0, 2], 'gobelin-1': [5, 1] },
    shows: leaving(4, 1),
  },
  {
    rule: 'AD1-DODGE-15',
    caption: {
      fr: 'Au contact des deux cases, il frappe au départ.',
      en: 'Next to both squares, it strikes at departure.',
    },
    rows: TWO,
    figures: { h1: [1, 1], 'orque-1': [2, 1] },
    shows: leaving(3, 1),
  },
  {
    rule: 'AD1-DODGE-17',
    caption: {
      fr: 'Un gobelin s’enfuit, le héros frappe ou s’abstient.',
      en: 'A goblin flees, the hero strikes or holds.',
    },
    rows: TWO,
    figures: { 'gobelin-1': [1, 1], h1: [0, 1] },
    shows: [{ who: 'gobelin-1', kind: 'classique', to: [4, 1] }],
  },
  {
    rule: 'AD1-DODGE-18',
    caption: {
      fr: 'Arrêté par le premier, il subit les deux autres.',
      en: 'Stopped by the first, it suffers the other two.',
    },
    rows: TWO,
    figures: { h1: [1, 1], 'orque-1': [0, 0], 'orque-2': [0, 1], 'orque-3': [0, 2] },
    shows: leaving(4, 1),
  },
];
