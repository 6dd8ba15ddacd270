import { all, any, one, three, two } from '@souterrain/crawl/heroes';
import { defineOrigin } from '../origin.ts';

export const felis = defineOrigin({
  id: 'felis',
  rule: 'AD2-XFEL-01',
  name: 'Félis',
  pitch: { fr: 'griffes, flair et agilité', en: 'claws, a keen nose and agility' },
  // AD2-XFEL-01, AD2-XFEL-02.
  raises: ['force'],
  innate: [],
  skills: { esquive: 1 },
  // AD2-XFEL-07, AD2-XFEL-08, AD2-XFEL-09.
  talents: [
    one('charge'),
    one('odorat-developpe'),
    one('rugissement'),
    two('agilite-feline', all('charge')),
    two('griffes', any('rugissement', 'odorat-developpe')),
    three('fourrure-impenetrable', any('griffes', 'agilite-feline')),
  ],
});
