import { all, any, defineOrigin, one, three, two } from '@souterrain/crawl/heroes';

export const nains = defineOrigin({
  id: 'nains',
  rule: 'AD1-NAIN-01',
  name: 'Nain des montagnes',
  pitch: { fr: 'pierre, ténacité et endurance', en: 'stone, stubbornness and endurance' },
  // AD1-NAIN-03, AD1-NAIN-04, AD1-NAIN-05.
  raises: ['vigueur'],
  innate: ['tenace'],
  // AD1-NAIN-02.
  talents: [
    one('charge'),
    one('orientation-sous-terraine'),
    one('resistance-a-la-magie'),
    two('communication-avec-la-pierre', all('orientation-sous-terraine')),
    two('peau-de-granit', any('charge', 'resistance-a-la-magie')),
    // AD1-NAIN-12.
    three('heroisme-a-revendre', any('peau-de-granit', 'communication-avec-la-pierre')),
  ],
});
