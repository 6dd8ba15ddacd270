import { all, any, defineOrigin, one, three, two } from '@souterrain/crawl/heroes';

export const feliformes = defineOrigin({
  id: 'feliformes',
  rule: 'AD1-FELI-01',
  name: 'Féliforme',
  pitch: { fr: 'crocs, flair et agilité', en: 'claws, a keen nose and agility' },
  // AD1-FELI-03, AD1-FELI-04.
  raises: ['force'],
  innate: ['esquive'],
  // AD1-FELI-02, AD1-FELI-18.
  talents: [
    one('charge'),
    one('odorat-developpe'),
    one('rugissement'),
    two('agilite-feline', all('charge')),
    two('griffes', any('rugissement', 'odorat-developpe')),
    three('fourrure-impenetrable', any('griffes', 'agilite-feline')),
  ],
});
