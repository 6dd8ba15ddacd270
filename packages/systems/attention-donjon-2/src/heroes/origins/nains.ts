import { all, any, one, three, two } from '@souterrain/crawl/heroes';
import { defineOrigin } from '../origin.ts';

export const nains = defineOrigin({
  id: 'nains',
  rule: 'AD2-XNAIN-01',
  name: 'Nain des montagnes',
  pitch: { fr: 'pierre, ténacité et endurance', en: 'stone, stubbornness and endurance' },
  // AD2-XNAIN-02, AD2-XNAIN-03.
  raises: ['vigueur'],
  innate: [],
  skills: { resistance: 1 },
  // AD2-XNAIN-01: Défense where Charge was. AD2-XNAIN-07, AD2-XNAIN-08.
  talents: [
    one('defense'),
    one('orientation-sous-terraine'),
    one('resistance-a-la-magie'),
    two('communication-avec-la-pierre', all('orientation-sous-terraine')),
    two('peau-de-granit', any('defense', 'resistance-a-la-magie')),
    three('heroisme-a-revendre', any('peau-de-granit', 'communication-avec-la-pierre')),
  ],
});
